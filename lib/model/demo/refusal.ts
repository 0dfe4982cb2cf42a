/** A request that is turned down, in the shape in which OpenAI's endpoint turns one down. */
export type Refusal = { status: number; code: string | null; message: string; param: string | null };

export function badRequest(message: string, param: string | null, code: string | null = null): Refusal {
  return { status: 400, code, message, param };
}

/** The JSON body of a refusal. */
export function refusalBody({ status, code, message, param }: Refusal): string {
  const type = status >= 500 ? 'server_error' : status === 429 ? 'rate_limit_error' : 'invalid_request_error';
  return JSON.stringify({ error: { message, type, param, code } });
}
