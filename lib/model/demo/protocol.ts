/**
 * What the demo server hands to the brain and takes back: one chat completion, checked and with content parts joined
 * to plain text. The brain reads nothing else, as any model does.
 */
export type DemoRequest = {
  model: string;
  /** In the order sent; at least one. Every tool call of an assistant message is answered by a tool message. */
  messages: readonly DemoMessage[];
  tools: readonly DemoTool[];
  /** The JSON schema that the answer must follow, or null for free text. */
  responseFormat: { name: string; schema: Readonly<Record<string, unknown>> } | null;
  toolChoice: 'auto' | 'none' | 'required';
  maxTokens: number | null;
};

export type DemoTool = {
  name: string;
  description: string;
  /** JSON schema of the arguments. */
  parameters: Readonly<Record<string, unknown>>;
};

/** `arguments` is the raw string, as the model once wrote it; it need not be valid JSON. */
export type DemoToolCall = { id: string; name: string; arguments: string };

export type DemoMessage =
  | { role: 'system'; text: string }
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; toolCalls: readonly DemoToolCall[] }
  | { role: 'tool'; text: string; toolCallId: string };

/** The brain's answer. The server draws the ids of calls, cuts everything into pieces and counts the tokens. */
export type DemoReply = {
  text?: string;
  toolCalls?: readonly { name: string; arguments: string }[];
  finish: 'stop' | 'tool_calls' | 'length';
};

/** A demo model: a pure function of the request. It throws only for bugs, which the server answers with a 500. */
export type DemoBrain = (request: DemoRequest) => DemoReply;
