import { constraintsOf } from './constraints';
import { offerCard } from './offer-card';
import { languageOf, offerDetailText, offerLine } from './offer-text';
import { itemDetailParameters } from './parameters';
import type { Tool } from './tool';

/** Everything about one offer, and the same product elsewhere. */
export const itemDetailTool: Tool<typeof itemDetailParameters> = {
  name: 'item_detail',
  description: 'Tell everything that one offer states, and the other offers of the same product.',
  parameters: itemDetailParameters,
  readOnly: true,
  started: (_args, callId) => ({ type: 'tool_started', callId, tool: 'item_detail', chips: [] }),
  async run(args, context, callId) {
    const [offer] = await context.catalogue.byIds([args.id]);
    if (!offer) return { content: `no offer ${args.id}; use an id of a result above`, status: 'failed', events: [] };
    const language = languageOf(context.words);
    const others = (await context.catalogue.sameProduct(offer.productKey))
      .filter((one) => one.id !== offer.id)
      .slice(0, 6);
    const lines = others.map((other) => offerLine(other, language));
    return {
      content: [
        offerDetailText(offer, language),
        ...(lines.length > 0 ? ['same product elsewhere:', ...lines] : []),
      ].join('\n'),
      status: 'ok',
      events: [{ type: 'offers', callId, offers: [offerCard(offer, context, constraintsOf(context))] }],
      meta: { offerIds: [offer.id, ...others.map((one) => one.id)] },
    };
  },
};
