import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { findBased, linkTo } from '../addresses/epub-address.ts';
import type { Archive } from '../archive/archive.contract.ts';
import type { PackageDocument } from '../package/package-document.contract.ts';
import type { RawContentsEntry } from './read-nav.ts';

/** Which file a contents table stands in: its references are relative to that. */
export interface ContentsSource {
  readonly path: string;
  readonly entries: readonly RawContentsEntry[];
}

/**
 * Turns the references of a contents table into addresses. An entry whose file is not in the book
 * becomes a heading; a heading without anything below it is left out.
 */
export function resolveContents(
  { path, entries }: ContentsSource,
  archive: Archive,
  book: PackageDocument,
): ContentsEntry[] {
  return entries.flatMap(({ title, href, base, children }): ContentsEntry[] => {
    const place = findBased(href ?? '', { path, base }, archive);
    const link = place ? linkTo(place, book.folder) : '';
    const below = resolveContents({ path, entries: children }, archive, book);
    if (link === '' && below.length === 0) return [];
    return title === '' ? unnamed(link, below) : [{ link, title, children: below }];
  });
}

/** An entry without a title says nothing: what is below it takes its place. */
function unnamed(link: string, below: readonly ContentsEntry[]): ContentsEntry[] {
  return below.length > 0 ? [...below] : [{ link, title: link.replace(/#.*$/s, ''), children: [] }];
}
