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
import { findSubstitutes } from './package/fallback.ts';
import { findCover } from './package/find-cover.ts';
import { markupModeOf } from './package/markup-mode.ts';
import { isServed, servedMediaTypes } from './package/media-type.ts';
import type { PackageDocument, SpineEntry } from './package/package-document.contract.ts';
import { readMetadata } from './package/read-metadata.ts';
import { readPackage } from './package/read-package.ts';
import { readSegment, type SegmentReading } from './segment/read-segment.ts';

/** An EPUB as read for import, without the file's identity; plain data. */
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

/** Replaces a link to a file that has a substitute. */
type Redirect = (link: string) => string;

const redirectAll = (entries: readonly ContentsEntry[], redirect: Redirect): ContentsEntry[] =>
  entries.map((entry) => ({
    ...entry,
    link: redirect(entry.link),
    children: redirectAll(entry.children, redirect),
  }));

function linksOf(
  { item }: SpineEntry,
  { references }: SegmentReading,
  archive: Archive,
  book: PackageDocument,
  redirect: Redirect,
): InternalLink[] {
  const from = toAddress(item.path, book.folder);
  const targets = references.flatMap(({ written, base }) => {
    const place = findBased(written, { path: item.path, base }, archive);
    return place ? [redirect(linkTo(place, book.folder))] : [];
  });
  return [...new Set(targets)].map((to) => ({ from, to }));
}

/** Contents for a book without: its linear segments by their headings. */
function generateContents(
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

interface SegmentOptions {
  readonly contents: readonly ContentsEntry[];
  readonly redirect: Redirect;
  readonly mostText: number | undefined;
}

interface ReadEntry {
  readonly entry: SpineEntry;
  readonly reading: SegmentReading;
  readonly links: readonly InternalLink[];
}

/**
 * Reads the segments in order, then the documents outside the spine that they or the contents link to: these
 * are not linear, and keep links working.
 */
async function readSegments(
  archive: Archive,
  book: PackageDocument,
  { contents, redirect, mostText }: SegmentOptions,
): Promise<readonly ReadEntry[]> {
  const items = new Map([...book.manifest.values()].map((item) => [item.path, item]));
  const known = new Set(book.spine.map(({ item }) => item.path));
  const entries = [...book.spine];
  const addLinked = (link: string) => {
    const path = pathOfLink(link, book.folder);
    const item = items.get(path);
    if (!item || known.has(path) || markupModeOf(item.mediaType) === undefined) return;
    known.add(path);
    entries.push({ item, named: item, linear: false, layout: book.layout });
  };
  for (const link of linksIn(contents)) addLinked(link);
  const read: ReadEntry[] = [];
  const count = createTextLimit(mostText);
  // Grows during the loop.
  for (const entry of entries) {
    const reading = await readSpineEntry(archive, entry);
    count(reading.text);
    const links = linksOf(entry, reading, archive, book, redirect);
    for (const { to } of links) addLinked(to);
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
  const substitutes = findSubstitutes(book, isServed);
  const redirect = (link: string) => {
    const substitute = link === '' ? undefined : substitutes[pathOfLink(link, book.folder)];
    return substitute === undefined ? link : linkOfAddress(toAddress(substitute, book.folder));
  };
  const contents = redirectAll(await readContents(archive, book), redirect);
  const segments = await readSegments(archive, book, { contents, redirect, mostText });
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
        : generateContents(
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
    substitutes,
    obfuscations: Object.fromEntries(obfuscations),
  };
}

/**
 * Reads an EPUB. Unpacks every file once, so that damage and wrong sizes are found at import.
 * @param mostText limit of characters; tests lower it
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
