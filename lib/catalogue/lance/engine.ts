import { giveLanceThreads } from '@/lib/env';

export type Lance = typeof import('@lancedb/lancedb');

let loading: Promise<Lance> | undefined;

/** LanceDB, loaded at first use: it is large, and it reads its thread count when it is loaded. */
export function lance(): Promise<Lance> {
  loading ??= (async () => {
    giveLanceThreads();
    return import('@lancedb/lancedb');
  })();
  return loading;
}
