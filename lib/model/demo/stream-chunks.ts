import { type Completion, type CompletionUsage, messageOf } from './completion';

/** Characters a piece: what a quick model writes in one go. */
const TEXT_PIECE = 3;
const ARGUMENTS_PIECE = 24;

/**
 * The chunks in which a completion is streamed: role, text, calls with their arguments in pieces, the end, the usage.
 * `settle` is called once the answer is through: a client that leaves earlier leaves nothing in the cache.
 */
export function* streamChunks(
  completion: Completion,
  settle: () => CompletionUsage,
  withUsage: boolean,
): Generator<object> {
  const { id, model, created } = completion;
  const base = { id, object: 'chat.completion.chunk', created, model };
  const choice = (delta: object, finish: string | null = null) => ({
    ...base,
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  yield choice({ role: 'assistant', content: '' });
  for (const content of pieces(completion.text, TEXT_PIECE)) yield choice({ content });
  for (const [index, call] of completion.calls.entries()) {
    const opening = { index, id: call.id, type: 'function', function: { name: call.name, arguments: '' } };
    yield choice({ tool_calls: [opening] });
    for (const piece of pieces(call.arguments, ARGUMENTS_PIECE)) {
      yield choice({ tool_calls: [{ index, function: { arguments: piece } }] });
    }
  }
  const usage = settle();
  yield choice({}, completion.finish);
  if (withUsage) yield { ...base, choices: [], usage };
}

/** The same completion in one object, for requests that don't stream. */
export function wholeCompletion(completion: Completion, usage: CompletionUsage): object {
  const { id, model, created, finish } = completion;
  const choice = { index: 0, message: messageOf(completion), finish_reason: finish };
  return { id, object: 'chat.completion', created, model, choices: [choice], usage };
}

function* pieces(text: string, size: number): Generator<string> {
  const characters = [...text];
  for (let at = 0; at < characters.length; at += size) yield characters.slice(at, at + size).join('');
}
