import type { ContentsEntry } from '@leeszaal/shared-contracts';
import type {
  DocumentUnit,
  ImportedEpub,
  InternalLink,
} from '../model/imported-document.contract.ts';
import { decodeText } from './archive/decode-text.ts';
import { type Archive, openArchive } from './archive/open-archive.ts';
import { readEntry, verifyEntries } from './archive/read-entry.ts';
import { readContents } from './contents/read-contents.ts';
import { readObfuscations } from './package/encryption.ts';
import { linkOfAddress, linkTo, resolveReference, toAddress } from './package/epub-address.ts';
import { findCover } from './package/find-cover.ts';
import { markupModeOf } from './package/markup-mode.ts';
import { servedMediaTypes } from './package/media-type.ts';
import type { PackageDocument, SpineEntry } from './package/package-document.contract.ts';
import { readMetadata } from './package/read-metadata.ts';
import { readPackage } from './package/read-package.ts';
import { readSegment, type SegmentReading } from './segment/read-segment.ts';

/** What import learns from an EPUB, apart from the file's own identity; plain data that can cross threads. */
export type EpubReading = Omit<ImportedEpub, 'format' | 'sha256' | 'byteLength'>;

const UNREADABLE: SegmentReading = {
  text: '',
  title: undefined,
  references: [],
  images: [],
  size: undefined,
};

async function readSpineEntry(archive: Archive, { item }: SpineEntry): Promise<SegmentReading> {
  const mode = markupModeOf(item.mediaType);
  return mode ? readSegment(decodeText(await readEntry(archive, item.path)), mode) : UNREADABLE;
}

function linksOf(
  { item }: SpineEntry,
  { references }: SegmentReading,
  archive: Archive,
  book: PackageDocument,
): InternalLink[] {
  const from = toAddress(item.path, book.folder);
  const targets = references.flatMap((reference) => {
    const place = resolveReference(reference, item.path);
    return place && archive.entries.has(place.path) ? [linkTo(place, book.folder)] : [];
  });
  return [...new Set(targets)].map((to) => ({ from, to }));
}

/** Contents for a book that has none: its linear segments by their headings. */
function madeUp(
  units: readonly DocumentUnit[],
  readings: readonly SegmentReading[],
): ContentsEntry[] {
  return units.flatMap((unit, at) =>
    unit.linear
      ? [
          {
            link: linkOfAddress(unit.address),
            title: readings[at]?.title ?? unit.address,
            children: [],
          },
        ]
      : [],
  );
}

async function readOpen(archive: Archive, fallbackTitle: string): Promise<EpubReading> {
  const book = await readPackage(archive);
  const obfuscations = await readObfuscations(archive, book);
  await verifyEntries(archive);
  const readings: SegmentReading[] = [];
  for (const entry of book.spine) readings.push(await readSpineEntry(archive, entry));
  const units = book.spine.map(({ item, linear, layout }, at): DocumentUnit => {
    const { text = '', size } = readings[at] ?? UNREADABLE;
    const address = toAddress(item.path, book.folder);
    return {
      address,
      label: undefined,
      text,
      linear,
      layout,
      size: layout === 'fixed' ? size : undefined,
    };
  });
  const contents = await readContents(archive, book);
  return {
    metadata: readMetadata(book.metadata, fallbackTitle),
    contents: contents.length > 0 ? contents : madeUp(units, readings),
    units,
    links: book.spine.flatMap((entry, at) =>
      linksOf(entry, readings[at] ?? UNREADABLE, archive, book),
    ),
    cover: await findCover(archive, book),
    progression: book.progression,
    folder: book.folder,
    mediaTypes: servedMediaTypes(book),
    obfuscations: Object.fromEntries(obfuscations),
  };
}

/**
 * Reads an EPUB whole: every file in it is unpacked once, so that one that is cut short or lies about
 * its size is found now and not when somebody reads.
 * @throws DocumentError
 */
export async function readEpub(path: string, fallbackTitle: string): Promise<EpubReading> {
  const archive = await openArchive(path);
  try {
    return await readOpen(archive, fallbackTitle);
  } finally {
    archive.close();
  }
}
