import type { AppearanceMetadata, ContentsEntry, SpineItem } from '@leeszaal/shared-contracts';
import { readTextLink, type SegmentLink, splitLink } from '../../../source/segment-link.ts';
import { languageTag } from '../sanitise/name-language.ts';
import { spineIndexOf } from './cfi.ts';
import { type ContentsMap, mapContents } from './chapters.ts';
import { type ReadingOrder, readOrder } from './reading-order.ts';

/** A place in a book: a segment, and an anchor in it. */
export interface BookPlace {
  /** Of the segment in the reading order. */
  readonly index: number;
  /** Undefined for the beginning of the segment. */
  readonly fragment: string | undefined;
}

/** What an EPUB is before any of it is read: its segments, its chapters, and where its files are. */
export interface EpubBook {
  readonly title: AppearanceMetadata['title'];
  /** As the package states it; undefined where it states none. */
  readonly language: string | undefined;
  readonly order: ReadingOrder;
  readonly contents: ContentsMap;
  /** Address of the folder that the addresses of all files begin with, ending in a slash. */
  readonly root: string;
  /** Whether every segment brings pages of its own size. */
  readonly isFixed: boolean;
  /** @throws RangeError when there is no such segment */
  item(index: number): SpineItem;
  /** Where a link of the contents, of a search result or of a kept place leads to. */
  placeOfLink(link: string): BookPlace | undefined;
  /**
   * Where the absolute address of a link in the text leads to; undefined for out of the book. To a file
   * that the spine names several times it leads to the first occurrence.
   *
   * @param from index of the segment that holds the link: an anchor in the same file is meant there
   */
  placeOfAddress(address: string, from?: number): BookPlace | undefined;
}

/**
 * Reads what is known of a book.
 *
 * @param address that any file of the book has
 */
export function readBook(
  { title, language, spine }: Pick<AppearanceMetadata, 'title' | 'language' | 'spine'>,
  contents: readonly ContentsEntry[],
  address: string,
): EpubBook {
  const order = readOrder(spine, contents);
  const root = new URL('.', address).href;
  const placeOf = (
    { path, fragment }: SegmentLink,
    preferred = spineIndexOf(fragment ?? ''),
  ): BookPlace | undefined => {
    const first = order.indexOf(path);
    if (first === undefined) return undefined;
    // A file that the spine names several times has as many places.
    const isNamed = order.items[preferred ?? first]?.path === order.items[first]?.path;
    return { index: isNamed ? (preferred ?? first) : first, fragment };
  };
  return {
    title,
    language: languageTag(language),
    order,
    contents: mapContents(contents, order),
    root,
    isFixed: order.items.every(({ layout }) => layout === 'fixed'),
    item(index) {
      const item = order.items[index];
      if (item === undefined) throw new RangeError(`The document has no segment ${index}`);
      return item;
    },
    placeOfLink: (link) => placeOf(splitLink(link)),
    placeOfAddress(address, from) {
      const link = readTextLink(address, root);
      if (link.kind === 'outside') return undefined;
      return placeOf(link.link, link.link.fragment === undefined ? undefined : from);
    },
  };
}
