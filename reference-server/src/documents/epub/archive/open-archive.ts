import { fstatSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Entry, ZipFile } from 'yauzl';
import { DocumentError } from '../../model/document-error.ts';
import { openingError } from '../../model/opening-error.ts';
import type { Archive } from './archive.contract.ts';
import { archiveError } from './archive-error.ts';
import { ARCHIVE_LIMITS, type ArchiveLimits } from './archive-limits.ts';
import { decodeText } from './decode-text.ts';
import { chooseNameDecoder, entryName, isUtf8 } from './entry-name.ts';
import { canonicalPath, checkEntryName } from './entry-path.ts';
import { openZip } from './open-zip.ts';
import { pathFinder } from './path-finder.ts';
import { readEntry } from './read-entry.ts';

const UNIX = 3;
const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;
const STORED = 0;
const DEFLATED = 8;

function isSymbolicLink(entry: Entry): boolean {
  if (entry.versionMadeBy >>> 8 !== UNIX) return false;
  return ((entry.externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK;
}

function checkEntry(entry: Entry, path: string, limits: ArchiveLimits): void {
  const name = JSON.stringify(path);
  checkEntryName(path);
  if (isSymbolicLink(entry))
    throw new DocumentError('hostile', `The archive holds a link: ${name}.`);
  if (entry.isEncrypted()) throw new DocumentError('protected', 'The archive is encrypted.');
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw new DocumentError(
      'unsupported',
      `${name} is compressed in a way that EPUB does not allow.`,
    );
  }
  if (entry.uncompressedSize > limits.entry) {
    throw new DocumentError('too-large', `${name} unpacks to more than is allowed.`);
  }
  checkRatio(name, entry.uncompressedSize, entry.compressedSize, limits);
}

function checkRatio(what: string, unpacked: number, packed: number, { ratios }: ArchiveLimits) {
  const inflated = unpacked / Math.max(1, packed);
  if (ratios.some(({ above, most }) => unpacked > above && inflated > most)) {
    throw new DocumentError(
      'hostile',
      `${what} unpacks to ${Math.round(inflated)} times its size.`,
    );
  }
}

async function readDirectory(
  zip: ZipFile,
  fileBytes: number,
  limits: ArchiveLimits,
): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) {
    throw new DocumentError('too-large', `The archive holds more than ${limits.entries} entries.`);
  }
  const entries = new Map<string, Entry>();
  let packed = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entryName(entry);
    checkEntry(entry, name, limits);
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    if (unpacked > limits.total) {
      throw new DocumentError('too-large', 'The archive unpacks to more than is allowed.');
    }
    if (!/[\\/]$/.test(name)) entries.set(canonicalPath(name), entry);
  }
  checkRatio('The archive', unpacked, packed, limits);
  if (packed > fileBytes) {
    throw new DocumentError('hostile', 'The entries of the archive overlap.');
  }
  return entries;
}

const PACKAGE_NAME = /\.opf$/i;

/** The entries under the names that the package document uses, where names in the archive are not UTF-8. */
async function renamed(archive: Archive): Promise<Archive['entries']> {
  const entries = [...archive.entries.values()];
  const foreign = entries.filter((entry) => !isUtf8(entry));
  if (foreign.length === 0) return archive.entries;
  const book = [...archive.entries.keys()].find((path) => PACKAGE_NAME.test(path));
  // The code that reads the book reports an unreadable package document.
  const text = book === undefined ? '' : await readEntry(archive, book).then(decodeText, () => '');
  const nameOf = chooseNameDecoder(foreign, text);
  return new Map(entries.map((entry) => [canonicalPath(nameOf(entry)), entry]));
}

async function openHandle(handle: FileHandle, limits: ArchiveLimits): Promise<Archive> {
  const { size } = fstatSync(handle.fd);
  if (size === 0) throw new DocumentError('empty', 'The file is empty.');
  const zip = await openZip(handle);
  const entries = await readDirectory(zip, size, limits);
  const archiveOf = (named: Archive['entries']): Archive => ({
    zip,
    entries: named,
    find: pathFinder(named.keys()),
    close: () => void handle.close(),
  });
  return archiveOf(await renamed(archiveOf(entries)));
}

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (error) {
    throw openingError(path, error);
  }
}

/**
 * Opens a ZIP archive and reads its directory only.
 * @throws DocumentError broken, hostile, protected, unsupported, too-large, empty
 */
export async function openArchive(path: string, limits = ARCHIVE_LIMITS): Promise<Archive> {
  const handle = await openFile(path);
  try {
    return await openHandle(handle, limits);
  } catch (error) {
    await handle.close();
    throw archiveError(error);
  }
}
