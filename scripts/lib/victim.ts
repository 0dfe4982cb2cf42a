import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { VictimOrder } from '../kill-victim';

/** A process that runs one turn, waiting for its order. */
export type Victim = {
  /** Runs the turn and kills the process, as `kill -9` does, at the `at`-th event. Answers whether that came in time. */
  killAt(order: VictimOrder, at: number): Promise<'killed' | 'ended_before'>;
  /** Ends one that was never used. */
  dismiss(): void;
};

/** Starts one ahead of its use: most of its time goes into starting. */
export function startVictim(): Victim {
  const file = path.resolve('scripts/kill-victim.ts');
  const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return {
    killAt: (order, at) => killAt(child, order, at),
    dismiss: () => void child.kill('SIGKILL'),
  };
}

async function killAt(child: ChildProcess, order: VictimOrder, at: number): Promise<'killed' | 'ended_before'> {
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('the process has no pipes');
  const gone = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  // Ended, so that a turn that gets to its end lets the process end too.
  stdin.end(`${JSON.stringify(order)}\n`);
  let events = 0;
  for await (const line of createInterface({ input: stdout })) {
    if (line === 'ready') continue;
    events += 1;
    if (events === at) child.kill('SIGKILL');
  }
  return (await gone) === 'SIGKILL' ? 'killed' : 'ended_before';
}
