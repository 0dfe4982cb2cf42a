import { describe, expect, it } from 'vitest';
import { GET } from './route';

const ask = (name: string) => GET(new Request('http://localhost/pictures/x'), { params: Promise.resolve({ name }) });

describe('/pictures', () => {
  it('answers with a drawing that may be cached for ever', async () => {
    const response = await ask('headphones-black.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('image/svg+xml');
    expect(response.headers.get('cache-control')).toMatch('immutable');
    expect(await response.text()).toMatch(/^<svg /);
  });

  it.each(['', 'x.svg', 'headphones-black.png', '<script>-red.svg'])('has nothing under %s', async (name) => {
    expect((await ask(name)).status).toBe(404);
  });
});
