import { Readable } from 'node:stream';
import type { BytesSource, ServedBytes } from '../../http/bytes-body.contract.ts';
import { fromAddress } from '../epub/addresses/epub-address.ts';
import type { Archive } from '../epub/archive/archive.contract.ts';
import { ArchiveCache } from '../epub/archive/archive-cache.ts';
import { listedFiles } from '../epub/archive/listed-files.ts';
import { findEntry, readEntry } from '../epub/archive/read-entry.ts';
import { sharePaths } from '../epub/archive/shared-paths.ts';
import { streamEntry } from '../epub/archive/stream-entry.ts';
import { deobfuscate } from '../epub/package/encryption.ts';
import { servedMediaType } from '../epub/package/media-type.ts';
import { fillIn, type LicensedText } from '../epub/rewriting/licensed-text.ts';
import { isRewritten } from '../epub/rewriting/rewrite-file.ts';
import { DocumentError, isDocumentError } from '../model/document-error.ts';
import type { EpubStructure } from '../model/document-structure.ts';
import { convertedType, isConverted } from '../pictures/converted-type.ts';
import type { DocumentEngine } from '../workers/document-engine.ts';
import type { RewriteRequest } from '../workers/document-jobs.contract.ts';
import { ByteCache } from './byte-cache.ts';
import type { DocumentRecord } from './document-record.ts';
import { etagOf } from './etag.ts';
import { HARMLESS_HEADERS, WITH_LICENCE } from './serve-headers.ts';

/** Serves the files of EPUBs. Everything rejects with a `DocumentError`. */
export interface EpubServing {
  /**
   * A file of a book. References that the browser loads carry the licence key.
   * @param address decoded, as a route's parameter is
   */
  file(document: DocumentRecord, address: string, licenceKey: string): Promise<ServedBytes>;
  close(): void;
}

const MEBIBYTE = 1024 * 1024;
const CACHE_BYTES = 48 * MEBIBYTE;
const PICTURE_CACHE_BYTES = 32 * MEBIBYTE;
const OPEN_ARCHIVES = 24;
/** Contains the book's protection and no content. */
const PRIVATE_FOLDER = 'meta-inf/';

const missing = () => new DocumentError('not-found', 'The document has no such file.');

function requireEpub({ structure }: DocumentRecord): EpubStructure {
  if (structure.format !== 'epub') throw missing();
  return structure;
}

/** The archive path of an address, which may differ in case or be encoded twice. */
function findPath(archive: Archive, address: string, folder: string): string {
  const path = archive.find(fromAddress(address, folder));
  if (path === undefined || path.toLowerCase().startsWith(PRIVATE_FOLDER)) throw missing();
  return path;
}

/** The files of an archive that belong to the book. */
function partOf(archive: Archive, { isListedOnly, mediaTypes }: EpubStructure): Archive {
  if (!isListedOnly) return archive;
  return listedFiles(archive, (path) => Object.hasOwn(mediaTypes, path));
}

const bytesIn = (text: LicensedText) => text.reduce((sum, piece) => sum + 2 * piece.length, 0);

/** A file in an archive as a stream. */
function entrySource(
  archives: ArchiveCache,
  archivePath: string,
  path: string,
  size: number,
): BytesSource {
  return {
    size,
    open: (range = { start: 0, end: size - 1 }) =>
      Readable.from(
        archives.stream(archivePath, (archive) =>
          streamEntry(archive, findEntry(archive, path), range),
        ),
        { objectMode: false },
      ),
  };
}

async function rewriteEntry(
  engine: DocumentEngine,
  archivePath: string,
  archive: Archive,
  context: RewriteRequest['context'],
  mediaType: string,
): Promise<LicensedText> {
  const bytes = await readEntry(archive, context.path);
  const paths = sharePaths(archive);
  return engine.rewrite(archivePath, { bytes, mediaType, context, paths });
}

/** Creates the serving of EPUBs. @param pathOf the path of the file with a digest */
export function createEpubServing(
  engine: DocumentEngine,
  pathOf: (sha256: string) => string,
): EpubServing {
  const archives = new ArchiveCache(OPEN_ARCHIVES);
  const texts = new ByteCache<LicensedText>(CACHE_BYTES, bytesIn);
  const pictures = new ByteCache<Uint8Array>(PICTURE_CACHE_BYTES, ({ length }) => length);

  /** Converts a picture for all browsers; undefined when it is damaged, and is served unchanged. */
  async function converted(
    sha256: string,
    archive: Archive,
    path: string,
  ): Promise<Uint8Array | undefined> {
    const make = async () => engine.convertPicture(pathOf(sha256), await readEntry(archive, path));
    try {
      return await pictures.get(`${sha256} ${path}`, make);
    } catch (error) {
      if (isDocumentError(error, 'broken')) return undefined;
      throw error;
    }
  }

  return {
    async file(document, address, licenceKey) {
      const { sha256 } = document;
      const structure = requireEpub(document);
      const { folder, mediaTypes, standIns: substitutes, obfuscations } = structure;
      const archivePath = pathOf(sha256);
      return archives.read(archivePath, async (whole): Promise<ServedBytes> => {
        const archive = partOf(whole, structure);
        const path = findPath(archive, address, folder);
        // A type that was unknown at import may be known now.
        const mediaType = servedMediaType(path, mediaTypes[path]);
        const common = { cache: WITH_LICENCE, headers: HARMLESS_HEADERS };
        if (isRewritten(mediaType)) {
          const context = { path, folder, substitutes };
          const make = () => rewriteEntry(engine, archivePath, archive, context, mediaType);
          const text = await texts.get(`${sha256} ${path}`, make);
          return {
            ...common,
            mediaType: `${mediaType}; charset=utf-8`,
            etag: etagOf(sha256, 'text', path, licenceKey),
            body: Buffer.from(fillIn(text, licenceKey), 'utf8'),
          };
        }
        const shown = isConverted(mediaType) && (await converted(sha256, archive, path));
        if (shown) {
          const etag = etagOf(sha256, 'picture', path);
          return { ...common, mediaType: convertedType(mediaType), etag, body: shown };
        }
        const obfuscation = obfuscations[path];
        const { uncompressedSize } = findEntry(archive, path);
        const body = obfuscation
          ? deobfuscate(await readEntry(archive, path), obfuscation)
          : entrySource(archives, archivePath, path, uncompressedSize);
        return { ...common, mediaType, etag: etagOf(sha256, 'file', path), body };
      });
    },
    close: () => archives.close(),
  };
}
