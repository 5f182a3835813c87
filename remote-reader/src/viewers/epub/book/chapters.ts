import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { splitLink } from '../../../source/segment-link.ts';
import type { ReadingOrder } from './reading-order.ts';

/** Where a contents entry leads to. */
export interface EntrySpot {
  /** Undefined in a book without contents. */
  readonly entry: ContentsEntry | undefined;
  /** Of the segment. */
  readonly index: number;
  /** Undefined for the beginning of the segment. */
  readonly fragment: string | undefined;
}

/** A position of the reader; pages count from 0. */
export interface PagePosition {
  readonly index: number;
  readonly page: number;
}

/** The page of an anchor in the current segment. */
export type PageOfAnchor = (fragment: string) => number;

/** The contents of a book, for navigation. */
export interface ContentsMap {
  /** In reading order. */
  readonly entries: readonly EntrySpot[];
  /** The top-level entries (`docs/decisions.md` 71). */
  readonly chapters: readonly EntrySpot[];
}

function spotOf(entry: ContentsEntry, order: ReadingOrder): EntrySpot | undefined {
  const { path, fragment } = splitLink(entry.link);
  const index = path === '' ? undefined : order.indexOf(path);
  return index === undefined ? undefined : { entry, index, fragment };
}

/** A heading without a link begins where its first child does. */
function startOf(entry: ContentsEntry, order: ReadingOrder): EntrySpot | undefined {
  const spot = spotOf(entry, order);
  if (spot) return spot;
  for (const child of entry.children) {
    const start = startOf(child, order);
    if (start) return { ...start, entry };
  }
  return undefined;
}

const inOrder = (spots: readonly (EntrySpot | undefined)[]): readonly EntrySpot[] =>
  spots.filter((spot) => spot !== undefined).sort((a, b) => a.index - b.index);

const flat = (entries: readonly ContentsEntry[]): readonly ContentsEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)]);

/** Reads the contents; in a book without any, each segment is a chapter. */
export function mapContents(contents: readonly ContentsEntry[], order: ReadingOrder): ContentsMap {
  const entries = inOrder(flat(contents).map((entry) => spotOf(entry, order)));
  const chapters = inOrder(contents.map((entry) => startOf(entry, order)));
  if (chapters.length > 0) return { entries, chapters };
  const linear: EntrySpot[] = [];
  for (let at: number | undefined = order.first; at !== undefined; at = order.after(at)) {
    linear.push({ entry: undefined, index: at, fragment: undefined });
  }
  return { entries, chapters: linear };
}

/** Negative before the position, 0 on its page, positive after it. */
function distance(spot: EntrySpot, at: PagePosition, pageOf: PageOfAnchor): number {
  if (spot.index !== at.index) return spot.index - at.index;
  return (spot.fragment === undefined ? 0 : pageOf(spot.fragment)) - at.page;
}

/** The next chapter after a page. */
export function nextChapter(
  { chapters }: ContentsMap,
  at: PagePosition,
  pageOf: PageOfAnchor,
): EntrySpot | undefined {
  return chapters.find((chapter) => distance(chapter, at, pageOf) > 0);
}

/** The chapter before the current one. */
export function previousChapter(
  { chapters }: ContentsMap,
  at: PagePosition,
  pageOf: PageOfAnchor,
): EntrySpot | undefined {
  const current = chapters.findLast((chapter) => distance(chapter, at, pageOf) <= 0);
  if (current === undefined) return undefined;
  const start = distance(current, at, pageOf);
  return chapters
    .slice(0, chapters.indexOf(current))
    .findLast((chapter) => current.index !== at.index || distance(chapter, at, pageOf) !== start);
}

/** The entry that a page lies in: the first that begins on it, else the last before it. */
export function currentEntry(
  { entries }: ContentsMap,
  at: PagePosition,
  pageOf: PageOfAnchor,
): ContentsEntry | undefined {
  const here = entries.find((spot) => distance(spot, at, pageOf) === 0);
  return (here ?? entries.findLast((spot) => distance(spot, at, pageOf) < 0))?.entry;
}
