import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { cleanLine } from '../../model/clean-text.ts';
import type { Archive } from '../archive/archive.contract.ts';
import { decodeText } from '../archive/decode-text.ts';
import { readEntry } from '../archive/read-entry.ts';
import { markupModeOf } from '../package/markup-mode.ts';
import type { ManifestItem, PackageDocument } from '../package/package-document.contract.ts';
import { readXml } from '../package/read-package.ts';
import { childNamed, childrenNamed, type XmlElement } from '../package/xml-element.ts';
import { resolveContents } from './build-contents.ts';
import { type RawContentsEntry, readNav } from './read-nav.ts';

const NCX = 'application/x-dtbncx+xml';

async function fromNav(archive: Archive, book: PackageDocument): Promise<ContentsEntry[]> {
  const item = [...book.manifest.values()].find(({ properties }) => properties.includes('nav'));
  if (!item || !archive.entries.has(item.path)) return [];
  const source = decodeText(await readEntry(archive, item.path));
  const entries = readNav(source, markupModeOf(item.mediaType) ?? 'xml', item.path);
  return resolveContents({ path: item.path, entries }, archive, book);
}

/** The contents table of EPUB 2, from its `navMap` or a point of it. */
function readPoints(parent: XmlElement | undefined): RawContentsEntry[] {
  return childrenNamed(parent, 'navPoint').map((point) => ({
    title: cleanLine(childNamed(childNamed(point, 'navLabel'), 'text')?.text ?? ''),
    href: childNamed(point, 'content')?.attributes['src'],
    children: readPoints(point),
  }));
}

async function fromNcx(archive: Archive, book: PackageDocument): Promise<ContentsEntry[]> {
  const items = [...book.manifest.values()];
  const item: ManifestItem | undefined =
    book.manifest.get(book.ncx ?? '') ??
    items.find(({ mediaType }) => mediaType === NCX) ??
    items.find(({ path }) => /\.ncx$/i.test(path));
  if (!item || !archive.entries.has(item.path)) return [];
  try {
    const entries = readPoints(childNamed(await readXml(archive, item.path), 'navMap'));
    return resolveContents({ path: item.path, entries }, archive, book);
  } catch {
    // A book with a damaged contents table gets generated contents.
    return [];
  }
}

/** The contents table of a book, from its navigation document, else its NCX; empty without both. */
export async function readContents(
  archive: Archive,
  book: PackageDocument,
): Promise<ContentsEntry[]> {
  const entries = await fromNav(archive, book);
  return entries.length > 0 ? entries : fromNcx(archive, book);
}
