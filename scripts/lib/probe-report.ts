import type { MeasuredCall } from '@/lib/context/cache-figures';
import { type CacheFigures, cacheFigures } from '@/lib/context/cache-figures';
import { freshByLayer } from '@/lib/context/call-layers';
import type { CallPrefix } from '@/lib/context/call-prefix';
import { measure } from '@/lib/model/demo/replay';
import { type BaselineFigures, runBaselines } from '@/lib/model/demo/run-baselines';
import type { Profile } from '@/lib/model/profile';
import type { ProbedSession } from './probe-session';

/** One call of the probe: tokens, and how its prefix went on. */
export type ProbedCall = Omit<MeasuredCall, 'ownTokens'> & {
  session: number;
  turn: number;
  step: number;
  prefix: CallPrefix;
  layers: ProbedSession['calls'][number]['layers'];
};

export type ProbeReport = {
  model: string;
  profile: string;
  sessions: number;
  turns: number;
  all: CacheFigures;
  main: CacheFigures;
  perTurn: (CacheFigures & { turn: number })[];
  calls: ProbedCall[];
  /** Fresh tokens of all calls by the layer they stood in. */
  freshByLayer: ReturnType<typeof freshByLayer>;
  chainBreaks: ({ session: number; turn: number; purpose: string } & Extract<CallPrefix, { kind: 'broken' }>)[];
  baselines: BaselineFigures[];
};

/**
 * The figures of some sessions. `warming` sessions come first in time and heat the cache; they are replayed and not
 * counted.
 */
export function probeReport(
  warming: readonly ProbedSession[],
  counted: readonly ProbedSession[],
  profile: Profile,
  options: { model: string; baselines: boolean },
): ProbeReport {
  const sent = [...warming, ...counted].flatMap((session) => session.calls.map((call) => call.sent));
  const measured = measure(sent, profile).slice(warming.reduce((sum, session) => sum + session.calls.length, 0));
  const calls: ProbedCall[] = counted
    .flatMap((session, at) => session.calls.map((call) => ({ ...call, session: at + 1 })))
    .map(({ sent: { turn, step }, prefix, layers, session }, at) => {
      const { ownTokens: _own, ...tokens } = measured[at] as MeasuredCall;
      return { session, turn, step, ...tokens, prefix, layers };
    });
  const figures = (of: (call: ProbedCall) => boolean) =>
    cacheFigures(
      measured.filter((_, at) => of(calls[at] as ProbedCall)),
      profile.cache,
    );
  const turns = Math.max(...calls.map((call) => call.turn));
  return {
    model: options.model,
    profile: profile.name,
    sessions: counted.length,
    turns,
    all: figures(() => true),
    main: figures((call) => call.purpose === 'main'),
    perTurn: Array.from({ length: turns }, (_, at) => ({ turn: at + 1, ...figures((call) => call.turn === at + 1) })),
    calls,
    freshByLayer: freshByLayer(calls.map((call) => call.layers)),
    chainBreaks: calls.flatMap(({ session, turn, purpose, prefix }) =>
      prefix.kind === 'broken' && prefix.why === 'unexplained' ? [{ session, turn, purpose, ...prefix }] : [],
    ),
    baselines: options.baselines ? runBaselines(sent, profile) : [],
  };
}
