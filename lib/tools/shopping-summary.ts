import type { Offer } from '@/lib/catalogue/offer';
import { compareOffers } from './comparison';
import { constraintsOf } from './constraints';
import { offerCard } from './offer-card';
import { shoppingSummaryParameters } from './parameters';
import type { Tool } from './tool';
import { type Violation, verifySummary } from './verify-summary';

/**
 * The final list. Verified in code before it is shown: a violation goes back to the model once, then is shown to the
 * person as a warning. Prices, stock and pictures are filled in from the catalogue.
 */
export const shoppingSummaryTool: Tool<typeof shoppingSummaryParameters> = {
  name: 'shopping_summary',
  description:
    'Finish a shopping turn with the ranked list of offers. Give ids and reasons; prices, stock and pictures are filled in. Empty items when nothing fits. Ends the turn.',
  parameters: shoppingSummaryParameters,
  readOnly: false,
  started: (_args, callId) => ({ type: 'tool_started', callId, tool: 'shopping_summary', chips: [] }),
  async run(args, context) {
    const items = args.items.filter((item, index, all) => all.findIndex((one) => one.id === item.id) === index);
    const found = await context.catalogue.byIds(items.map((item) => item.id));
    const offers = new Map(found.map((offer) => [offer.id, offer]));
    const constraints = constraintsOf(context);
    const ids = items.map((item) => item.id);
    const violations = verifySummary(ids, offers, context.shownOffers, constraints);
    if (violations.length > 0 && !context.summaryReturned) return sentBack(violations);
    const known = items.flatMap((item) => {
      const offer = offers.get(item.id);
      return offer && context.shownOffers.has(item.id) ? [{ item, offer }] : [];
    });
    const list = known.filter(({ offer }) => offer.stock > 0);
    const cards = list.map(({ offer }) => offerCard(offer, context, constraints));
    const listed = list.map(({ offer }) => offer);
    return {
      content: shownText(listed, violations),
      status: 'ok',
      events: [
        {
          type: 'summary',
          intro: args.intro,
          items: list.map(({ item }, index) => {
            const offer = cards[index];
            if (!offer) throw new Error('a listed offer has no card');
            return { offer, reason: item.reason, bestFor: item.best_for };
          }),
          comparison: args.compare && listed.length > 1 ? compareOffers(listed, cards) : null,
          warnings: violations,
          nextSteps: args.next_steps,
        },
      ],
      meta: { offerIds: listed.map((offer) => offer.id) },
      ends: 'answered',
    };
  },
};

function sentBack(violations: readonly Violation[]): Awaited<ReturnType<Tool['run']>> {
  const lines = violations.map((one) => `${one.offerId}: ${one.kind}${one.detail === '' ? '' : ` (${one.detail})`}`);
  return {
    content: `returned: not shown yet. Mend these and send the summary again:\n${lines.join('\n')}`,
    status: 'refused',
    events: [],
    meta: { returned: true },
  };
}

function shownText(offers: readonly Offer[], violations: readonly Violation[]): string {
  const list = offers.length === 0 ? 'no offers' : offers.map((offer, index) => `${index + 1}. ${offer.id}`).join(' ');
  return violations.length === 0 ? `shown: ${list}` : `shown with warnings: ${list}`;
}
