import type { DemoReply } from '../protocol';
import { afterSalesReply, ordersReply } from './after-sales';
import { ask, askedLast } from './ask';
import { findReply } from './find';
import { followReply } from './follow';
import { memoryReply } from './memory-talk';
import { cancelReply, resumedOrder } from './order';
import { questionFor } from './question';
import { type Site, speak } from './site';

/** The next answer of the main thread: one step of the turn that the last words opened. */
export function mainReply(site: Site): DemoReply {
  const { say, understood } = site;
  const { act } = understood.reading;
  const resumed = resumedOrder(site);
  if (resumed !== null) return resumed;
  switch (act.kind) {
    case 'find':
      return understood.need === null ? unclear(site) : findReply(site, understood.need);
    case 'compare':
    case 'detail':
    case 'why':
    case 'advise':
    case 'most':
    case 'recap':
    case 'order':
      return followReply(site, act.kind);
    case 'remember':
    case 'recall':
    case 'forget':
    case 'opt_out':
      return memoryReply(site, act.kind);
    case 'greet':
      return speak(say.greeting);
    case 'about':
      return speak(say.about);
    case 'thanks':
      return speak(say.thanks);
    case 'accept':
      return speak(say.accept);
    case 'cancel':
      return cancelReply(site);
    case 'orders':
      return ordersReply(site);
    case 'after_sales':
      return afterSalesReply(site, act.request);
    case 'chat':
      return speak(say.chat);
    case 'unclear':
      return unclear(site);
  }
}

/** Says that it wasn't understood; for a wish without a product, asks which one. */
function unclear(site: Site): DemoReply {
  const question = questionFor(site.understood, site.tongue, askedLast(site));
  return question === null ? speak(site.say.unclear) : ask(site, question);
}
