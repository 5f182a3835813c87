import { deflateSync } from 'node:zlib';
import { encodePagePart, encodeWholePart, type PageIndex } from '@leeszaal/shared-contracts';
import {
  type GatheredPage,
  LEAST_SHARED,
  type PageGatherer,
  type WrittenObject,
} from './gather-pages.ts';
import { streamBytes } from './write-object.ts';

/** The number of a page's own object stream. */
const OWN_STREAM = 3;

/** Pages as parts: what several have in common, and what each has of its own. */
export interface PackedPages {
  readonly index: Omit<PageIndex, 'edition'>;
  readonly parts: readonly Uint8Array[];
}

const numbered = (number: number, body: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);

/** An object stream (ISO 32000, 7.5.7). */
function objectStream(objects: readonly WrittenObject[]): Buffer {
  let at = 0;
  const places = objects.map(({ number, body }) => {
    const place = `${number} ${at} `;
    at += body.length + 1;
    return place;
  });
  const head = Buffer.from(places.join(''));
  const bodies = objects.flatMap(({ body }) => [body, Buffer.from('\n')]);
  const entries = `/Type/ObjStm/N ${objects.length}/First ${head.length}/Filter/FlateDecode`;
  return streamBytes(entries, deflateSync(Buffer.concat([head, ...bodies]), { level: 9 }));
}

function partOf(objects: readonly WrittenObject[], streamNumber: () => number): Uint8Array {
  const streams = objects.filter(({ isStream }) => isStream);
  const others = objects.filter(({ isStream }) => !isStream);
  const laid = streams.map(({ number, body }) => ({ number, bytes: numbered(number, body) }));
  if (others.length > 0) {
    const number = streamNumber();
    laid.push({ number, bytes: numbered(number, objectStream(others)) });
  }
  return encodePagePart({ objects: laid, packed: others.map(({ number }) => number) });
}

/** Which shared objects travel together: those on the same pages, unless they are few bytes. */
function clustersOf({ objects, sets }: PageGatherer): Map<number, WrittenObject[]> {
  const groups = Map.groupBy(objects.values(), ({ number }) => sets.of(number));
  for (const [set, group] of groups) {
    const bytes = group.reduce((sum, { body }) => sum + body.length, 0);
    if (sets.sizeOf(set) < 2 || bytes < LEAST_SHARED) groups.delete(set);
  }
  return groups;
}

/** Makes parts of the pages, in the order in which reading needs them. */
export function packPages(gathered: PageGatherer): PackedPages {
  const { objects, sets, pages } = gathered;
  const clusters = clustersOf(gathered);
  const places = new Map<number, number>();
  const parts: Uint8Array[] = [];
  const add = (part: Uint8Array) => parts.push(part) - 1;

  function partsOf(page: GatheredPage): number[] {
    if (!page) return [];
    if ('whole' in page) return [add(encodeWholePart(page.whole))];
    const shared: number[] = [];
    const own = [...page.own];
    for (const set of new Set(page.shareable.map((number) => sets.of(number)))) {
      const cluster = clusters.get(set);
      if (!cluster) continue;
      const place = places.get(set) ?? add(partOf(cluster, () => gathered.nextNumber()));
      places.set(set, place);
      shared.push(place);
    }
    for (const number of page.shareable) {
      const object = objects.get(number);
      if (object && !clusters.has(sets.of(number))) own.push(object);
    }
    return [...shared, add(partOf(own, () => OWN_STREAM))];
  }

  const numbers = pages.map(partsOf);
  return { index: { sizes: parts.map(({ length }) => length), pages: numbers }, parts };
}
