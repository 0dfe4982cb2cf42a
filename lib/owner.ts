/** Whose things these are. Every store function takes an owner and puts both parts into its WHERE. */
export type Owner = { tenantId: string; userId: string };

/** The only tenant until deployments with several shops exist. */
export const DEFAULT_TENANT = 'default';
