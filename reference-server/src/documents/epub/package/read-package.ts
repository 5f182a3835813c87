import { DocumentError } from '../../model/document-error.ts';
import type { SegmentLayout } from '../../model/imported-document.contract.ts';
import { decodeText } from '../archive/decode-text.ts';
import type { Archive } from '../archive/open-archive.ts';
import { readEntry } from '../archive/read-entry.ts';
import { folderOf, resolveReference } from './epub-address.ts';
import type { ManifestItem, PackageDocument, SpineEntry } from './package-document.contract.ts';
import {
  childNamed,
  childrenNamed,
  descendantsNamed,
  parseXml,
  type XmlElement,
} from './xml-element.ts';

const CONTAINER = 'META-INF/container.xml';
const APPLE_OPTIONS = 'META-INF/com.apple.ibooks.display-options.xml';
const PACKAGE_TYPE = 'application/oebps-package+xml';
const SHOWN_TYPES = new Set([
  'application/xhtml+xml',
  'text/html',
  'text/x-oeb1-document',
  'image/svg+xml',
]);

const words = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean);

/** Reads and parses an XML file of the archive. @throws DocumentError */
export async function readXml(archive: Archive, path: string): Promise<XmlElement> {
  return parseXml(decodeText(await readEntry(archive, path)), path);
}

async function findPackage(archive: Archive): Promise<string> {
  if (!archive.entries.has(CONTAINER)) {
    throw new DocumentError(
      'unsupported',
      'The archive is not an EPUB: it has no META-INF/container.xml.',
    );
  }
  const files = [...descendantsNamed(await readXml(archive, CONTAINER), 'rootfile')];
  const file = files.find((root) => root.attributes['media-type'] === PACKAGE_TYPE) ?? files[0];
  const place = resolveReference(`/${file?.attributes['full-path'] ?? ''}`, CONTAINER);
  if (!place || !archive.entries.has(place.path)) {
    throw new DocumentError('broken', 'The EPUB names no package document that is in it.');
  }
  return place.path;
}

function readManifest(root: XmlElement, path: string): Map<string, ManifestItem> {
  const items = new Map<string, ManifestItem>();
  for (const { attributes } of childrenNamed(childNamed(root, 'manifest'), 'item')) {
    const place = resolveReference(attributes['href'] ?? '', path);
    if (!attributes['id'] || !place) continue;
    items.set(attributes['id'], {
      id: attributes['id'],
      path: place.path,
      mediaType: (attributes['media-type'] ?? '').trim().toLowerCase(),
      properties: words(attributes['properties']),
      fallback: attributes['fallback'],
    });
  }
  return items;
}

async function bookLayout(archive: Archive, root: XmlElement): Promise<SegmentLayout> {
  const metas = childrenNamed(childNamed(root, 'metadata'), 'meta');
  const stated = metas
    .find((meta) => meta.attributes['property'] === 'rendition:layout')
    ?.text.trim();
  if (stated) return stated === 'pre-paginated' ? 'fixed' : 'reflowable';
  if (
    metas.some(
      ({ attributes }) => attributes['name'] === 'fixed-layout' && attributes['content'] === 'true',
    )
  ) {
    return 'fixed';
  }
  if (!archive.entries.has(APPLE_OPTIONS)) return 'reflowable';
  const options = [...descendantsNamed(await readXml(archive, APPLE_OPTIONS), 'option')];
  const fixed = options.some(
    (option) => option.attributes['name'] === 'fixed-layout' && option.text.trim() === 'true',
  );
  return fixed ? 'fixed' : 'reflowable';
}

/** What is shown for an item: itself, or what it falls back to. */
function shownItem(
  item: ManifestItem | undefined,
  items: Map<string, ManifestItem>,
): ManifestItem | undefined {
  const seen = new Set<ManifestItem>();
  for (let at = item; at && !seen.has(at); at = items.get(at.fallback ?? '')) {
    if (SHOWN_TYPES.has(at.mediaType)) return at;
    seen.add(at);
  }
  return item;
}

function readSpine(
  spine: XmlElement | undefined,
  manifest: Map<string, ManifestItem>,
  layout: SegmentLayout,
): SpineEntry[] {
  const entries = new Map<string, SpineEntry>();
  for (const { attributes } of childrenNamed(spine, 'itemref')) {
    const item = shownItem(manifest.get(attributes['idref'] ?? ''), manifest);
    if (!item || entries.has(item.path)) continue;
    const properties = words(attributes['properties']);
    const own = properties.includes('rendition:layout-pre-paginated')
      ? 'fixed'
      : properties.includes('rendition:layout-reflowable')
        ? 'reflowable'
        : layout;
    entries.set(item.path, { item, linear: attributes['linear'] !== 'no', layout: own });
  }
  return [...entries.values()];
}

function uniqueIdentifierOf(root: XmlElement): string {
  const identifiers = childrenNamed(childNamed(root, 'metadata'), 'identifier');
  const named = identifiers.find(
    (entry) => entry.attributes['id'] === root.attributes['unique-identifier'],
  );
  return (named ?? identifiers[0])?.text.trim() ?? '';
}

/**
 * Finds and reads the package document. Spine entries whose file is missing are left out.
 * @throws DocumentError unsupported, broken, empty
 */
export async function readPackage(archive: Archive): Promise<PackageDocument> {
  const path = await findPackage(archive);
  const root = await readXml(archive, path);
  const manifest = readManifest(root, path);
  const spine = childNamed(root, 'spine');
  const entries = readSpine(spine, manifest, await bookLayout(archive, root)).filter((entry) =>
    archive.entries.has(entry.item.path),
  );
  if (entries.length === 0) throw new DocumentError('empty', 'The EPUB has nothing to read in it.');
  const progression = spine?.attributes['page-progression-direction'];
  return {
    path,
    folder: folderOf(path),
    metadata: childNamed(root, 'metadata'),
    uniqueIdentifier: uniqueIdentifierOf(root),
    manifest,
    spine: entries,
    ncx: spine?.attributes['toc'],
    progression: progression === 'rtl' || progression === 'ltr' ? progression : 'default',
    guide: childrenNamed(childNamed(root, 'guide'), 'reference').map(({ attributes }) => ({
      type: attributes['type'] ?? '',
      href: attributes['href'] ?? '',
    })),
  };
}
