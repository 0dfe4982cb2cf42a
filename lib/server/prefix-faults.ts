import type { FaultPort } from '@/lib/agent/ports';
import { logger } from '@/lib/log';

/**
 * Breaks of a prefix that nothing recorded explains: each is logged with its place and with how many there were since
 * this process began. There should never be one.
 */
export function prefixFaults(): FaultPort & { count(): number } {
  let count = 0;
  return {
    prefixBroke(sessionId, turn, { layer, seq, offset, reason }) {
      count += 1;
      logger.error({ sessionId, turn, layer, seq, offset, reason, count }, 'a prefix broke and nothing explains it');
    },
    count: () => count,
  };
}
