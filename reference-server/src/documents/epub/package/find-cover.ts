import type { DocumentCover } from '../../model/imported-document.contract.ts';
import { findBased, findReference } from '../addresses/epub-address.ts';
import type { Archive } from '../archive/archive.contract.ts';
import { decodeText } from '../archive/decode-text.ts';
import { readEntry } from '../archive/read-entry.ts';
import { readSegment } from '../segment/read-segment.ts';
import { markupModeOf } from './markup-mode.ts';
import type { ManifestItem, PackageDocument } from './package-document.contract.ts';
import { childrenNamed } from './xml-element.ts';

/** Larger pictures are scans and not used as covers. */
const MAX_COVER_BYTES = 8 * 1024 * 1024;
const PICTURE = /^image\/(?:jpeg|png|gif|webp|avif|jxl|svg\+xml)$/;

const isPicture = (item: ManifestItem | undefined): item is ManifestItem =>
  item !== undefined && PICTURE.test(item.mediaType);

async function pictureIn(
  archive: Archive,
  book: PackageDocument,
  item: ManifestItem,
): Promise<ManifestItem | undefined> {
  const mode = markupModeOf(item.mediaType);
  if (!mode || !archive.entries.has(item.path)) return undefined;
  const source = decodeText(await readEntry(archive, item.path));
  const [image] = readSegment(source, mode, item.path).images;
  const path =
    image && findBased(image.written, { path: item.path, base: image.base }, archive)?.path;
  return [...book.manifest.values()].find(
    (candidate) => candidate.path === path && isPicture(candidate),
  );
}

/** By decreasing certainty: EPUB 3's property, EPUB 2's `meta`, the guide, a file name, the first page. */
async function findCoverItem(
  archive: Archive,
  book: PackageDocument,
): Promise<ManifestItem | undefined> {
  const items = [...book.manifest.values()];
  const property = items.find((item) => item.properties.includes('cover-image') && isPicture(item));
  if (property) return property;

  const named = childrenNamed(book.metadata, 'meta').find(
    (meta) => meta.attributes['name'] === 'cover',
  );
  const meant = book.manifest.get(named?.attributes['content'] ?? '');
  if (isPicture(meant)) return meant;
  const inMeant = meant && (await pictureIn(archive, book, meant));
  if (inMeant) return inMeant;

  const reference = book.guide.find(
    ({ type }) => type === 'cover' || type === 'other.ms-coverimage-standard',
  );
  const place = findReference(reference?.href ?? '', book.path, archive);
  const guided = place && items.find((item) => item.path === place.path);
  if (isPicture(guided)) return guided;
  const inGuided = guided && (await pictureIn(archive, book, guided));
  if (inGuided) return inGuided;

  const telling = items.find((item) => isPicture(item) && /cover/i.test(`${item.id} ${item.path}`));
  const first = book.spine[0]?.item;
  return telling ?? (first && (isPicture(first) ? first : pictureIn(archive, book, first)));
}

/** Finds and unpacks the cover of a book; undefined without one. */
export async function findCover(
  archive: Archive,
  book: PackageDocument,
): Promise<DocumentCover | undefined> {
  const item = await findCoverItem(archive, book);
  const entry = item && archive.entries.get(item.path);
  if (!item || !entry || entry.uncompressedSize > MAX_COVER_BYTES || entry.uncompressedSize === 0)
    return undefined;
  return { mediaType: item.mediaType, bytes: await readEntry(archive, item.path, MAX_COVER_BYTES) };
}
