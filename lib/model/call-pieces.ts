import type { Ids } from '@/lib/ids';
import type { ModelChunk } from './port';
import type { CallDelta } from './vendor-chunk';

type Call = { index: number; id: string; name: string; held: string; announced: boolean };

/**
 * Puts the pieces of tool calls together, whatever the vendor leaves out, and tells of each call in order: first its
 * id and name, once both are complete, then its arguments piece by piece.
 */
export class CallPieces {
  readonly #ids: Ids;
  readonly #calls: Call[] = [];
  /** The vendor's index → the call that last had it. */
  readonly #byIndex = new Map<number, Call>();

  constructor(ids: Ids) {
    this.#ids = ids;
  }

  /** Takes one piece; gives what can be told. */
  take(delta: CallDelta): ModelChunk[] {
    const name = delta.function?.name ?? '';
    const id = delta.id ?? '';
    const told: ModelChunk[] = [];
    let call = this.#find(delta, id, name);
    if (!call) {
      // A new call closes the ones before it: their names can't grow any more.
      told.push(...this.close());
      call = { index: this.#calls.length, id, name: '', held: '', announced: false };
      this.#calls.push(call);
    }
    if (delta.index !== null && delta.index !== undefined) this.#byIndex.set(delta.index, call);
    if (call.id === '') call.id = id;
    // Some vendors repeat the whole name in every piece; others send it in parts.
    if (!call.announced && call.held === '' && name !== call.name) call.name += name;
    const given = delta.function?.arguments ?? '';
    call.held += typeof given === 'string' ? given : JSON.stringify(given);
    if (call.held !== '' && call.id !== '' && call.name !== '') told.push(...this.#tell(call));
    return told;
  }

  /** Tells what is left when no more pieces can come. A call without an id gets one. */
  close(): ModelChunk[] {
    const told: ModelChunk[] = [];
    for (const call of this.#calls) {
      if (call.announced && call.held === '') continue;
      if (call.id === '') call.id = `call_${this.#ids.next()}`;
      told.push(...this.#tell(call));
    }
    return told;
  }

  #tell(call: Call): ModelChunk[] {
    const told: ModelChunk[] = [];
    if (!call.announced) {
      call.announced = true;
      told.push({ type: 'tool_call', index: call.index, id: call.id, name: call.name });
    }
    if (call.held !== '') told.push({ type: 'arguments', index: call.index, delta: call.held });
    call.held = '';
    return told;
  }

  #find(delta: CallDelta, id: string, name: string): Call | undefined {
    const hasIndex = delta.index !== null && delta.index !== undefined;
    const call = hasIndex ? this.#byIndex.get(delta.index as number) : this.#lastOrById(id);
    if (!call) return undefined;
    // The same index with another id *and* a name is a further call (Gemini numbers all of them 0); another id alone
    // isn't: older vLLM draws a fresh one for every piece.
    if (name !== '' && id !== '' && call.id !== '' && call.id !== id) return undefined;
    // Without index and id, a name after arguments begins the next call.
    if (!hasIndex && id === '' && name !== '' && (call.held !== '' || call.announced)) return undefined;
    return call;
  }

  #lastOrById(id: string): Call | undefined {
    const same = id === '' ? undefined : this.#calls.find((call) => call.id === id);
    return same ?? this.#calls.at(-1);
  }
}
