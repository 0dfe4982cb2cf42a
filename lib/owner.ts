import { z } from 'zod';

/** Whose things these are. Every store function takes an owner and puts both parts into its WHERE. */
export type Owner = { tenantId: string; userId: string };

/** The only tenant until deployments with several shops exist. */
export const DEFAULT_TENANT = 'default';

export const ownerSchema = z.object({
  tenantId: z.string().min(1).max(64),
  userId: z.string().min(1).max(64),
});
