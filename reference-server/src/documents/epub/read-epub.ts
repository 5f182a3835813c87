import type { ContentsEntry } from '@leeszaal/shared-contracts';
import type {
  DocumentUnit,
  ImportedEpub,
  InternalLink,
} from '../model/imported-document.contract.ts';
import { createTextLimit } from '../model/text-limit.ts';
import {
  findBased,
  linkOfAddress,
  linkTo,
  pathOfLink,
  toAddress,
} from './addresses/epub-address.ts';
import type { Archive } from './archive/archive.contract.ts';
import { decodeText } from './archive/decode-text.ts';
import { openArchive } from './archive/open-archive.ts';
import { readEntry, verifyEntries } from './archive/read-entry.ts';
import { readContents } from './contents/read-contents.ts';
import { readObfuscations } from './package/encryption.ts';
import { standIns } from './package/fallback.ts';
import { findCover } from './package/find-cover.ts';
import { markupModeOf } from './package/markup-mode.ts';
import { isServed, servedMediaTypes } from './package/media-type.ts';
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
  return mode
    ? readSegment(decodeText(await readEntry(archive, item.path)), mode, item.path)
    : UNREADABLE;
}

/** Where a link leads whose file another stands in for. */
type Lead = (link: string) => string;

function leadTo(link: string, folder: string, others: Readonly<Record<string, string>>): string {
  const other = link === '' ? undefined : others[pathOfLink(link, folder)];
  return other === undefined ? link : linkOfAddress(toAddress(other, folder));
}

const retarget = (entries: readonly ContentsEntry[], lead: Lead): ContentsEntry[] =>
  entries.map((entry) => ({
    ...entry,
    link: lead(entry.link),
    children: retarget(entry.children, lead),
  }));

function linksOf(
  { item }: SpineEntry,
  { references }: SegmentReading,
  archive: Archive,
  book: PackageDocument,
  lead: Lead,
): InternalLink[] {
  const from = toAddress(item.path, book.folder);
  const targets = references.flatMap(({ written, base }) => {
    const place = findBased(written, { path: item.path, base }, archive);
    return place ? [lead(linkTo(place, book.folder))] : [];
  });
  return [...new Set(targets)].map((to) => ({ from, to }));
}

/** Contents for a book that has none: its linear segments by their headings. */
function madeUp(
  units: readonly DocumentUnit[],
  readings: readonly SegmentReading[],
): ContentsEntry[] {
  const first = new Map(units.map(({ address }, at) => [address, at] as const).reverse());
  return units.flatMap((unit, at) =>
    unit.linear && first.get(unit.address) === at
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

const linksIn = (entries: readonly ContentsEntry[]): string[] =>
  entries.flatMap(({ link, children }) => [link, ...linksIn(children)]);

/** What the segments of a book are read with. */
interface SegmentsToRead {
  readonly contents: readonly ContentsEntry[];
  readonly lead: Lead;
  /** Characters of text at most. */
  readonly mostText: number | undefined;
}

/** A segment and what was read of it. */
interface ReadEntry {
  readonly entry: SpineEntry;
  readonly reading: SegmentReading;
  readonly links: readonly InternalLink[];
}

/**
 * Reads the segments in order, and behind them whatever documents they or the contents lead to though
 * the spine does not name them: those stand beside the reading order, so that no link is dead.
 */
async function readSegments(
  archive: Archive,
  book: PackageDocument,
  { contents, lead, mostText }: SegmentsToRead,
): Promise<readonly ReadEntry[]> {
  const items = new Map([...book.manifest.values()].map((item) => [item.path, item]));
  const known = new Set(book.spine.map(({ item }) => item.path));
  const entries = [...book.spine];
  const addAside = (link: string) => {
    const path = pathOfLink(link, book.folder);
    const item = items.get(path);
    if (!item || known.has(path) || markupModeOf(item.mediaType) === undefined) return;
    known.add(path);
    entries.push({ item, named: item, linear: false, layout: book.layout });
  };
  for (const link of linksIn(contents)) addAside(link);
  const read: ReadEntry[] = [];
  const count = createTextLimit(mostText);
  // Grows while it is read.
  for (const entry of entries) {
    const reading = await readSpineEntry(archive, entry);
    count(reading.text);
    const links = linksOf(entry, reading, archive, book, lead);
    for (const { to } of links) addAside(to);
    read.push({ entry, reading, links });
  }
  return read;
}

async function readOpen(
  archive: Archive,
  fallbackTitle: string,
  mostText: number | undefined,
): Promise<EpubReading> {
  const book = await readPackage(archive);
  const obfuscations = await readObfuscations(archive, book);
  await verifyEntries(archive);
  const others = standIns(book, isServed);
  const lead = (link: string) => leadTo(link, book.folder, others);
  const contents = retarget(await readContents(archive, book), lead);
  const segments = await readSegments(archive, book, { contents, lead, mostText });
  const units = segments.map(({ entry: { item, linear, layout }, reading }): DocumentUnit => {
    const { text, size, images } = reading;
    const address = toAddress(item.path, book.folder);
    return {
      address,
      label: undefined,
      text,
      linear,
      layout,
      size: layout === 'fixed' ? (size ?? book.viewport) : undefined,
      pictures: images.length,
    };
  });
  return {
    metadata: readMetadata(book.metadata, fallbackTitle, book.direction),
    contents:
      contents.length > 0
        ? contents
        : madeUp(
            units,
            segments.map(({ reading }) => reading),
          ),
    units,
    links: segments.flatMap(({ links }) => links),
    cover: await findCover(archive, book),
    progression: book.progression,
    folder: book.folder,
    mediaTypes: servedMediaTypes(book),
    isListedOnly: book.isListedOnly,
    standIns: others,
    obfuscations: Object.fromEntries(obfuscations),
  };
}

/**
 * Reads an EPUB whole: every file in it is unpacked once, so that one that is cut short or lies about
 * its size is found now and not when somebody reads.
 * @param mostText characters of text; what tests change
 * @throws DocumentError
 */
export async function readEpub(
  path: string,
  fallbackTitle: string,
  mostText?: number,
): Promise<EpubReading> {
  const archive = await openArchive(path);
  try {
    return await readOpen(archive, fallbackTitle, mostText);
  } finally {
    archive.close();
  }
}
