import { beginVisit } from '@/lib/server/begin-visit';

export function GET(request: Request): Promise<Response> {
  return beginVisit(request);
}
