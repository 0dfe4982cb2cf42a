import { compareOffers, comparisonText } from './comparison';
import { constraintsOf } from './constraints';
import { offerCard } from './offer-card';
import { languageOf } from './offer-text';
import { compareItemsParameters } from './parameters';
import type { Tool } from './tool';

/** Sets two to five offers side by side; the table is shown to the person as it is. */
export const compareItemsTool: Tool<typeof compareItemsParameters> = {
  name: 'compare_items',
  description:
    'Set two to five offers side by side: 区别, 对比, 哪个好, compare, difference. The table is shown to the person; say in words only what decides.',
  parameters: compareItemsParameters,
  readOnly: true,
  started: (_args, callId) => ({ type: 'tool_started', callId, tool: 'compare_items', chips: [] }),
  async run(args, context, callId) {
    const ids = [...new Set(args.ids)];
    const offers = await context.catalogue.byIds(ids);
    const missing = ids.filter((id) => !offers.some((offer) => offer.id === id));
    if (offers.length < 2) {
      return {
        content: `needs two offers that exist; unknown: ${missing.join(', ') || 'none'}`,
        status: 'failed',
        events: [],
      };
    }
    const constraints = constraintsOf(context);
    const comparison = compareOffers(
      offers,
      offers.map((offer) => offerCard(offer, context, constraints)),
    );
    const text = comparisonText(comparison, languageOf(context.words));
    return {
      content: missing.length > 0 ? `${text}\nunknown: ${missing.join(', ')}` : text,
      status: 'ok',
      events: [{ type: 'comparison', callId, comparison }],
      meta: { offerIds: offers.map((offer) => offer.id) },
    };
  },
};
