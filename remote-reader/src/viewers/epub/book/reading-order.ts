import type { AppearanceMetadata, ContentsEntry, SpineItem } from '@leeszaal/shared-contracts';
import { decoded, splitLink } from '../../../source/segment-link.ts';

/** The segments of an EPUB in reading order; their indexes refer to it. */
export interface ReadingOrder {
  readonly items: readonly SpineItem[];
  /** Index of the first segment. */
  readonly first: number;
  readonly last: number;
  /** The next segment in linear order; undefined after the last. */
  after(index: number): number | undefined;
  before(index: number): number | undefined;
  /** The segment with a path, as it is or percent-encoded, else in another case or Unicode form. */
  indexOf(path: string): number | undefined;
}

const paths = (entries: readonly ContentsEntry[]): readonly string[] =>
  entries.flatMap(({ link, children }) => [splitLink(link).path, ...paths(children)]);

/** The server's spine, else the files in the order of the contents. */
function itemsOf(
  spine: AppearanceMetadata['spine'],
  contents: readonly ContentsEntry[],
): readonly SpineItem[] {
  if (spine && spine.length > 0) return spine;
  const files = new Set(paths(contents).filter((path) => path !== ''));
  return Array.from(files, (path) => ({ path, linear: true, layout: 'reflowable' }));
}

/** Ignores case, Unicode form and encoding. */
const normalised = (path: string) => decoded(path).normalize('NFC').toLowerCase();

/** The index of each spelling of a path; the first if a path recurs. */
function indexesOf(
  items: readonly SpineItem[],
  spellings: (path: string) => readonly string[],
): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  for (const [index, { path }] of items.entries()) {
    for (const name of spellings(path)) {
      if (!indexes.has(name)) indexes.set(name, index);
    }
  }
  return indexes;
}

/**
 * Reads the order of an EPUB. Segments outside the linear order are only reached by links; from there reading
 * continues with the linear neighbours (`docs/decisions.md` 71).
 */
export function readOrder(
  spine: AppearanceMetadata['spine'],
  contents: readonly ContentsEntry[],
): ReadingOrder {
  const items = itemsOf(spine, contents);
  const linear = items.flatMap((item, index) => (item.linear ? [index] : []));
  // A book without linear segments is read from beginning to end.
  const read = linear.length > 0 ? linear : items.map((_item, index) => index);
  const exact = indexesOf(items, (path) => [path, encodeURI(path)]);
  const alike = indexesOf(items, (path) => [normalised(path)]);
  return {
    items,
    first: read[0] ?? 0,
    last: read.at(-1) ?? 0,
    after: (index) => read.find((other) => other > index),
    before: (index) => read.findLast((other) => other < index),
    indexOf: (path) => exact.get(path) ?? alike.get(normalised(path)),
  };
}
