import { downloadMemory } from '@/lib/server/download-memory';

export function GET(request: Request): Promise<Response> {
  return downloadMemory(request);
}
