import { picture, pictureNameSchema } from '@/lib/catalogue/picture';

/** Pictures of the sample catalogue, drawn when they are asked for; a name always gives the same bytes. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const name = pictureNameSchema.safeParse((await params).name);
  if (!name.success) return new Response('Not found', { status: 404 });
  return new Response(picture(name.data), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
