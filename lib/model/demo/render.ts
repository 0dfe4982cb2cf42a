import { encodeText } from '@/lib/model/tokens';
import type { BodyMessage, CompletionBody } from './completion-body';

/**
 * A request as the row of tokens that a model reads: tools, the schema of the answer, then the messages, each with the
 * few control tokens that a chat template puts around it. Markers of caching aren't part of it.
 */
export type RenderedPrompt = {
  /** A cache is one model's alone. */
  model: string;
  tokens: Uint32Array;
  /** Where content blocks end, as counts of tokens, ascending. */
  boundaries: readonly number[];
  /** Those boundaries that carry a marker. */
  marks: readonly number[];
};

/** Control tokens lie above the vocabulary, so no text can equal them. */
const START = 1_000_000;
const SEPARATOR = START + 1;
const END = START + 2;
const CALL = START + 3;
/** Several parts aren't the same bytes as one text, in any template known. */
const PART = START + 4;
const ROLES = { tools: START + 10, schema: START + 11, system: START + 12, developer: START + 13 } as const;
const TURN_ROLES = { user: START + 14, assistant: START + 15, tool: START + 16 } as const;
const ROLE = { ...ROLES, ...TURN_ROLES };

/** The prompt of a request, up to the opening of the answer. */
export function renderPrompt(body: CompletionBody): RenderedPrompt {
  const row = new Row();
  renderRequest(row, body);
  row.control(START, ROLE.assistant, SEPARATOR);
  return row.rendered(body.model);
}

/** The request and its answer: what a provider has seen once it is done, as the next request will repeat it. */
export function renderAnswered(body: CompletionBody, answer: BodyMessage): RenderedPrompt {
  const row = new Row();
  renderRequest(row, body);
  renderMessage(row, answer);
  return row.rendered(body.model);
}

function renderRequest(row: Row, body: CompletionBody): void {
  if (body.tools) {
    row.control(START, ROLE.tools, SEPARATOR);
    for (const tool of body.tools) row.block(JSON.stringify(tool));
    row.control(END);
  }
  if (body.response_format && body.response_format.type !== 'text') {
    row.control(START, ROLE.schema, SEPARATOR);
    row.block(JSON.stringify(body.response_format));
    row.control(END);
  }
  for (const message of body.messages) renderMessage(row, message);
}

function renderMessage(row: Row, message: BodyMessage): void {
  row.control(START, ROLE[message.role], SEPARATOR);
  const { content } = message;
  if (message.role === 'assistant' && message.reasoning_content) row.block(message.reasoning_content);
  if (typeof content === 'string') {
    if (content !== '') row.block(content);
  } else {
    for (const part of content ?? []) {
      row.control(PART);
      if (part.type === 'text') row.block(part.text, part.cache_control !== undefined);
      else row.block(part.image_url.url);
    }
  }
  if (message.role === 'assistant') {
    for (const call of message.tool_calls ?? []) {
      row.control(CALL);
      row.text(call.function.name);
      row.control(SEPARATOR);
      row.block(call.function.arguments);
    }
  }
  row.control(END);
}

class Row {
  readonly #parts: (Uint32Array | readonly number[])[] = [];
  readonly #boundaries: number[] = [];
  readonly #marks: number[] = [];
  #length = 0;

  control(...tokens: number[]): void {
    this.#push(tokens);
  }

  text(text: string): void {
    this.#push(encodeText(text));
  }

  block(text: string, marked = false): void {
    this.text(text);
    this.#boundaries.push(this.#length);
    if (marked) this.#marks.push(this.#length);
  }

  rendered(model: string): RenderedPrompt {
    const tokens = new Uint32Array(this.#length);
    let at = 0;
    for (const part of this.#parts) {
      tokens.set(part, at);
      at += part.length;
    }
    return { model, tokens, boundaries: this.#boundaries, marks: this.#marks };
  }

  #push(tokens: Uint32Array | readonly number[]): void {
    this.#parts.push(tokens);
    this.#length += tokens.length;
  }
}
