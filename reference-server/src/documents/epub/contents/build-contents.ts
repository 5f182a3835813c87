import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { findBased, linkTo } from '../addresses/epub-address.ts';
import type { Archive } from '../archive/archive.contract.ts';
import type { PackageDocument } from '../package/package-document.contract.ts';
import type { RawContentsEntry } from './read-nav.ts';

/** A contents table and its file, which its references are relative to. */
export interface ContentsSource {
  readonly path: string;
  readonly entries: readonly RawContentsEntry[];
}

/**
 * Converts the references of a contents table to addresses. An entry whose file is not in the book becomes a
 * heading; a heading without children is dropped.
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

/** Replaces an entry without a title by its children, if any. */
function unnamed(link: string, below: readonly ContentsEntry[]): ContentsEntry[] {
  return below.length > 0 ? [...below] : [{ link, title: link.replace(/#.*$/s, ''), children: [] }];
}
