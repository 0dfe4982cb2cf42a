import { expect, it } from 'vitest';
import { Silence, withPatience } from './patience';

async function* slowly(waits: number[]): AsyncGenerator<number> {
  for (const wait of waits) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    yield wait;
  }
}

it('passes everything on while the stream keeps talking', async () => {
  const seen: number[] = [];
  for await (const item of withPatience(slowly([0, 5, 0]), 2_000)) seen.push(item);
  expect(seen).toEqual([0, 5, 0]);
});

it('gives up on a stream that falls silent, after what it has said', async () => {
  const seen: number[] = [];
  const reading = async () => {
    for await (const item of withPatience(slowly([0, 5_000]), 20)) seen.push(item);
  };
  await expect(reading()).rejects.toBeInstanceOf(Silence);
  expect(seen).toEqual([0]);
});
