import type { DemoReply } from '../protocol';
import { savingCalls, savingReport } from './keep';
import type { Question } from './question';
import { callTools, type Site, speakAll, toolCall } from './site';

/** Puts a question to the person; what they asked to keep is saved in the same step, before it. */
export function ask(site: Site, question: Question): DemoReply {
  if (site.textOnly || !site.tools.has('ask_user'))
    return speakAll(savingReport(site.turn, site.say), question.question);
  return callTools([...savingCalls(site), toolCall('ask_user', question)]);
}

/** Whether the turn before ended with a question. */
export function askedLast(site: Site): boolean {
  return (
    site.earlier
      .at(-1)
      ?.steps.at(-1)
      ?.calls.some((call) => call.name === 'ask_user') ?? false
  );
}
