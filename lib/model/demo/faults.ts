import { z } from 'zod';
import type { DemoRequest } from './protocol';

/** What can go wrong with an endpoint, on purpose. `afterChunks` counts streamed chunks. */
export const faultSchema = z.discriminatedUnion('kind', [
  /** An error status instead of an answer. */
  z.object({
    kind: z.literal('status'),
    status: z.int().min(400).max(599),
    retryAfterSeconds: z.number().nonnegative().optional(),
    code: z.string().optional(),
    message: z.string().optional(),
  }),
  /** The connection breaks. */
  z.object({ kind: z.literal('cut'), afterChunks: z.int().nonnegative() }),
  /** The stream ends properly, but before the answer does. */
  z.object({ kind: z.literal('early_end'), afterChunks: z.int().nonnegative() }),
  /** Nothing more comes, and the connection stays open. */
  z.object({ kind: z.literal('hang'), afterChunks: z.int().nonnegative() }),
  /** A chunk that isn't JSON. */
  z.object({ kind: z.literal('malformed'), afterChunks: z.int().nonnegative() }),
  /** An error object inside the stream. */
  z.object({ kind: z.literal('stream_error'), afterChunks: z.int().nonnegative(), code: z.string() }),
  /** Not even a status line. */
  z.object({ kind: z.literal('silence') }),
]);
export type Fault = z.infer<typeof faultSchema>;

/** Decides whether a call goes wrong; `call` counts from 1. */
export type FaultPlan = (request: DemoRequest, call: number) => Fault | null;

/** Request header that asks for a fault: its JSON. */
export const FAULT_HEADER = 'x-demo-fault';

/** The fault that a header asks for; null for none, and for what isn't one. */
export function faultOfHeader(value: string | string[] | undefined): Fault | null {
  if (typeof value !== 'string') return null;
  try {
    return faultSchema.safeParse(JSON.parse(value)).data ?? null;
  } catch {
    return null;
  }
}
