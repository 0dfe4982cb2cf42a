import type { AfterSales, OrderCard, Purchase } from '@/lib/orders/card';
import type { Order } from '@/lib/orders/order';
import { refundState } from '@/lib/orders/state';
import { type Language, moneyText, oneLine } from './offer-text';

/** Orders and cards as the model reads them. */

function thingsText(lines: Purchase['lines'], language: Language): string {
  return lines
    .map(({ offerId, title, size, quantity }) =>
      [
        `${offerId} ${oneLine(title[language] || title.zh)}`,
        ...(size ? [`size ${size.system} ${size.value}`] : []),
        `× ${quantity}`,
      ].join(', '),
    )
    .join('; ');
}

function purchaseText(purchase: Purchase, language: Language): string[] {
  const { lines, platform, goods, shipping, destination, landed } = purchase;
  return [
    `buy from ${platform}: ${thingsText(lines, language)}`,
    `goods ${moneyText(goods)}`,
    destination === null ? 'destination: none set' : `to ${destination}`,
    `shipping ${shipping === null ? 'unknown' : moneyText(shipping)}`,
    ...(landed === null
      ? []
      : landed.kind === 'known'
        ? [`delivered ${moneyText(landed.total)}${landed.estimate ? ' (estimate)' : ''}`]
        : [`delivered: unknown (${landed.codes.join(', ')})`]),
  ];
}

function afterSalesText(body: AfterSales, language: Language): string[] {
  return [
    `${body.request} of order ${body.orderId}: ${thingsText(body.lines, language)}`,
    ...(body.wanted === null ? [] : [`wanted instead: ${oneLine(body.wanted)}`]),
    body.refund === null ? 'no refund' : `refund ${moneyText(body.refund)}`,
  ];
}

/** Everything that the card says, in one line. */
export function cardText({ body }: Pick<OrderCard, 'body'>, language: Language): string {
  return (body.kind === 'purchase' ? purchaseText(body, language) : afterSalesText(body, language)).join(' | ');
}

/** `id | state | what | shop | placed 2026-11-30 | latest step`. */
export function orderLine(order: Order, language: Language): string {
  const { id, state, purchase, steps } = order;
  const tracked = steps.findLast((step) => step.move === 'track');
  const refund = refundState(state);
  return [
    id,
    state,
    thingsText(purchase.lines, language),
    purchase.platform,
    `placed ${steps[0]?.at.slice(0, 10)}`,
    ...(state === 'shipped' && tracked?.note ? [`latest: ${oneLine(tracked.note)}`] : []),
    ...(refund === 'none' ? [] : [`refund ${refund}`]),
  ].join(' | ');
}

export function orderDetailText(order: Order, language: Language): string {
  const steps = order.steps.map(
    ({ at, state, actor, note }) =>
      `${at.slice(0, 16).replace('T', ' ')} | ${state} | by ${actor}${note === null ? '' : ` | ${oneLine(note)}`}`,
  );
  return [orderLine(order, language), ...purchaseText(order.purchase, language), 'steps:', ...steps].join('\n');
}
