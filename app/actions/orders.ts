'use server';

import { refresh } from 'next/cache';
import { getLocale } from 'next-intl/server';
import { z } from 'zod';
import { fail, type Result } from '@/lib/errors';
import { type OrderCard, QUANTITY_MAX, requests } from '@/lib/orders/card';
import type { ShownOrder } from '@/lib/orders/shown-order';
import { asOwner } from '@/lib/server/as-owner';
import type { CardReply, ChangeReply } from '@/lib/server/orders';
import * as orders from '@/lib/server/orders';

const id = z.string().max(64);
const cardSchema = z.object({ id });
const confirmSchema = z.object({ id, version: z.int().min(1) });
const changeSchema = z.object({
  id,
  quantities: z.array(z.object({ offerId: id, quantity: z.int().min(0).max(QUANTITY_MAX) })).max(20),
});
const requestSchema = z.object({
  id,
  request: z.enum([...requests, 'take_back']),
  reason: z.string().max(200).default(''),
});

/** A card as it stands now. */
export async function readOrderCard(input: unknown): Promise<Result<OrderCard>> {
  const parsed = cardSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  return asOwner((owner) => orders.readOrderCard(owner, parsed.data.id));
}

/** The click that orders, or asks the shop: once, however often it comes. */
export async function confirmOrderCard(input: unknown): Promise<CardReply> {
  const parsed = confirmSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  const locale = await getLocale();
  return asOwner((owner) => orders.confirmOrderCard(owner, parsed.data.id, parsed.data.version, locale));
}

export async function withdrawOrderCard(input: unknown): Promise<Result<OrderCard>> {
  const parsed = cardSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  return asOwner((owner) => orders.withdrawOrderCard(owner, parsed.data.id));
}

/** Other quantities, and today's prices. */
export async function changeOrderCard(input: unknown): Promise<ChangeReply> {
  const parsed = changeSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  const { id: card, quantities } = parsed.data;
  return asOwner((owner) => orders.changeOrderCard(owner, card, { quantities }));
}

/** What the person asks for on the orders page. */
export async function requestOrder(input: unknown): Promise<Result<{ order: ShownOrder; moved: boolean }>> {
  const parsed = requestSchema.safeParse(input);
  if (!parsed.success) return fail('invalid_input');
  const { id: order, request, reason } = parsed.data;
  const reply = await asOwner((owner) => orders.requestOrder(owner, order, request, reason));
  if (reply.ok) refresh();
  return reply;
}
