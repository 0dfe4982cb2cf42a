import { places } from './places';
import type { Sentence, Span } from './sentence';

export type DestinationRead = Span & { destination: string };

const codes = new Map(
  Object.entries(places).flatMap(([code, list]) => list.split('|').map((name): [string, string] => [name, code])),
);
const place = new RegExp(
  [...codes.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', '\\.'))
    .map((name) => (/^[a-z]/.test(name) ? `${name}(?![a-z])` : name))
    .join('|'),
  'y',
);

const before =
  /(?<!不|别|不要|不用)(?:(?:[送寄发运邮](?:货|送|递)?|配送|邮寄|派送|快递|发货|送货|寄送|转运|直邮|空运|海运)(?:到|去|往|至|达|给)?|收货(?:地址?|人)?(?:是|在|为|:)?|目的地(?:是|为|:)?|地址(?:是|在|:)|(?:我|我们|人|家|住|现)(?:人|住|家)?(?:现在|目前)?(?:在|住)|(?<![a-z])(?:ship(?:s|ped|ping|ment)?|deliver(?:s|y|ed|able)?|send(?:ing)?|sent|mail(?:ed)?|post(?:ed)?|dispatch(?:ed)?|courier(?:ed)?|forward(?:ed)?)(?: (?:it|them|this|that|these|everything|internationally|directly|straight|overseas|out|available))?(?: from [a-z]+(?: [a-z]+)?)? (?:to|in|into|within)|(?:i live|i'm|i am|we're|we are|we live|i'm based|living|based|located|address is|address:|destination is|destination:?)(?: in)?) ?(?:我(?:们)?(?:在|的)?|朋友在|在|家在|an address in |addresses in |the |my (?:friend|mom|mum|dad|sister|brother|parents|home|place|office|apartment|address|house|family|wife|husband) in |me in |us in )?/g;
const refused = /(?:not|n't|never|no|不要|不用|(?<!能)不能|别) ?$/;
const afterJa = /(?:へ|に|まで)(?:の)?(?:送|配送|発送|届|发送)/;

/** Where a sentence wants things sent. "从日本寄到法国" and "ships from China to France" are FR: origins are passed over. */
export function readDestination({ folded, lang }: Sentence): DestinationRead | null {
  for (const hit of folded.matchAll(before)) {
    const from = hit.index + hit[0].length;
    const found = placeAt(folded, from);
    if (!found || refused.test(folded.slice(Math.max(0, hit.index - 8), hit.index))) continue;
    const gap = /^(?:, ?|，|的| )?/.exec(folded.slice(found.end, found.end + 2))?.[0].length ?? 0;
    const also = placeAt(folded, found.end + gap);
    // "加拿大温哥华", "Vienna, Austria": one place said twice.
    const end = also?.code === found.code ? also.end : found.end;
    return { start: hit.index, end, destination: found.code };
  }
  if (lang !== 'ja') return null;
  const hit = afterJa.exec(folded);
  if (!hit) return null;
  for (let start = Math.max(0, hit.index - 8); start < hit.index; start += 1) {
    const found = placeAt(folded, start);
    if (found && found.end === hit.index) return { start, end: hit.index + hit[0].length, destination: found.code };
  }
  return null;
}

function placeAt(folded: string, at: number): { code: string; end: number } | null {
  place.lastIndex = at;
  const found = place.exec(folded);
  const code = codes.get(found?.[0] ?? '');
  return found && code ? { code, end: at + found[0].length } : null;
}
