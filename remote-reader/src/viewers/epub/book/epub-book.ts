import type { AppearanceMetadata, ContentsEntry, SpineItem } from '@leeszaal/shared-contracts';
import { readTextLink, type SegmentLink, splitLink } from '../../../source/segment-link.ts';
import { languageTag } from '../sanitise/name-language.ts';
import { spineIndexOf } from './cfi.ts';
import { type ContentsMap, mapContents } from './chapters.ts';
import { type ReadingOrder, readOrder } from './reading-order.ts';

/** A place in a book. */
export interface BookPlace {
  /** Of the segment in the reading order. */
  readonly index: number;
  /** Undefined for the beginning of the segment. */
  readonly fragment: string | undefined;
}

/** The facts about an EPUB before its segments are loaded. */
export interface EpubBook {
  readonly title: AppearanceMetadata['title'];
  /** As the package states it. */
  readonly language: string | undefined;
  readonly order: ReadingOrder;
  readonly contents: ContentsMap;
  /** Address of the document's folder, ending in a slash. */
  readonly root: string;
  /** Whether all segments have a fixed layout. */
  readonly isFixed: boolean;
  /** @throws RangeError when there is no such segment */
  item(index: number): SpineItem;
  /** The place of a link: from the contents, a search result or a stored place. */
  placeOfLink(link: string): BookPlace | undefined;
  /**
   * The place of an absolute address in the text; undefined outside the book. A file that the spine names
   * more than once is meant in its first occurrence.
   *
   * @param from index of the link's own segment, which an anchor in the same file means
   */
  placeOfAddress(address: string, from?: number): BookPlace | undefined;
}

/**
 * Reads the description of a book.
 *
 * @param address of any file of the book
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
    // The spine may name a file more than once.
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
