import { isStorable } from '../../../text/is-storable.ts';
import { DocumentError, isDocumentError } from '../../model/document-error.ts';
import type { PageSize, SegmentLayout } from '../../model/imported-document.contract.ts';
import {
  findFromRoot,
  findReference,
  folderOf,
  resolveReference,
} from '../addresses/epub-address.ts';
import type { Archive } from '../archive/archive.contract.ts';
import { decodeText } from '../archive/decode-text.ts';
import { readEntry } from '../archive/read-entry.ts';
import { readResolution, readViewport } from '../segment/read-viewport.ts';
import { readMediaType } from './media-type.ts';
import type { ManifestItem, PackageDocument } from './package-document.contract.ts';
import { placeItems } from './place-items.ts';
import { progressionOf } from './progression.ts';
import { readSpine, wordsOf } from './read-spine.ts';
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
/** The file name of a package document that the container does not name. */
const PACKAGE_NAME = /\.opf$/i;
/** Layouts of pages with a size of their own. */
const FIXED_LAYOUTS = new Set(['pre-paginated', 'roll']);
/** The first version of EPUB in which unlisted files do not belong to the book. */
const CLOSED_SINCE = 3;

/** Reads and parses an XML file of the archive. @throws DocumentError */
export async function readXml(archive: Archive, path: string): Promise<XmlElement> {
  return parseXml(decodeText(await readEntry(archive, path)), path);
}

/** Elements of an optional file; none when it is damaged. */
async function readElements(archive: Archive, path: string, name: string): Promise<XmlElement[]> {
  try {
    return [...descendantsNamed(await readXml(archive, path), name)];
  } catch (error) {
    if (isDocumentError(error, 'broken')) return [];
    throw error;
  }
}

/** A part of the package, even when an element before it is not closed. */
function partOf(root: XmlElement, name: string): XmlElement | undefined {
  const [part] = descendantsNamed(root, name);
  return childNamed(root, name) ?? part;
}

/** Groups of metadata in OEBPS 1. */
const METADATA_PARTS = new Set(['dc-metadata', 'x-metadata']);

/** The metadata as in EPUB 2 and 3: ungrouped, with names in lower case. */
function metadataOf(root: XmlElement): XmlElement | undefined {
  const metadata = partOf(root, 'metadata');
  const children = metadata?.children
    .flatMap((child) => (METADATA_PARTS.has(child.name) ? child.children : [child]))
    .map((child) => ({ ...child, name: child.name.toLowerCase() }));
  return metadata && { ...metadata, children: children ?? [] };
}

async function findPackage(archive: Archive): Promise<string> {
  const container = archive.find(CONTAINER);
  const files = container === undefined ? [] : await readElements(archive, container, 'rootfile');
  const file = files.find((root) => root.attributes['media-type'] === PACKAGE_TYPE) ?? files[0];
  const path =
    findFromRoot(file?.attributes['full-path'] ?? '', archive) ??
    [...archive.entries.keys()].find((name) => PACKAGE_NAME.test(name));
  if (path !== undefined) return path;
  throw container === undefined
    ? new DocumentError(
        'unsupported',
        'The archive is not an EPUB: it has no META-INF/container.xml.',
      )
    : new DocumentError('broken', 'The EPUB names no package document that is in it.');
}

function readManifest(archive: Archive, root: XmlElement, opf: string): Map<string, ManifestItem> {
  const items = new Map<string, ManifestItem>();
  for (const { attributes } of childrenNamed(partOf(root, 'manifest'), 'item')) {
    const href = attributes['href'] ?? '';
    const found = findReference(href, opf, archive)?.path ?? findFromRoot(href, archive);
    const path = found ?? resolveReference(href, opf)?.path;
    // The database cannot store such a path.
    if (!attributes['id'] || path === undefined || !isStorable(path)) continue;
    items.set(attributes['id'], {
      id: attributes['id'],
      path,
      mediaType: readMediaType(path, attributes['media-type'] ?? ''),
      properties: wordsOf(attributes['properties']),
      fallback: attributes['fallback'],
    });
  }
  return placeItems(items, new Set(archive.entries.keys()));
}

async function bookLayout(archive: Archive, root: XmlElement): Promise<SegmentLayout> {
  const metas = childrenNamed(metadataOf(root), 'meta');
  const stated = metas
    .find((meta) => meta.attributes['property'] === 'rendition:layout')
    ?.text.trim();
  if (stated) return FIXED_LAYOUTS.has(stated) ? 'fixed' : 'reflowable';
  const isNamedFixed = ({ attributes }: XmlElement) => attributes['name'] === 'fixed-layout';
  const isFixed = metas.some((meta) => isNamedFixed(meta) && meta.attributes['content'] === 'true');
  const options =
    isFixed || !archive.entries.has(APPLE_OPTIONS)
      ? []
      : await readElements(archive, APPLE_OPTIONS, 'option');
  const isFixedByOption = options.some(
    (option) => isNamedFixed(option) && option.text.trim() === 'true',
  );
  return isFixed || isFixedByOption ? 'fixed' : 'reflowable';
}

/** The default size of fixed pages, in both notations. */
function bookViewport(root: XmlElement): PageSize | undefined {
  for (const { attributes, text } of childrenNamed(metadataOf(root), 'meta')) {
    const size =
      attributes['property'] === 'rendition:viewport'
        ? readViewport(text)
        : attributes['name'] === 'original-resolution'
          ? readResolution(attributes['content'] ?? '')
          : undefined;
    if (size) return size;
  }
  return undefined;
}

function uniqueIdentifierOf(root: XmlElement): string {
  const identifiers = childrenNamed(metadataOf(root), 'identifier');
  const named = identifiers.find(
    (entry) => entry.attributes['id'] === root.attributes['unique-identifier'],
  );
  return (named ?? identifiers[0])?.text.trim() ?? '';
}

/**
 * Finds and reads the package document. Spine entries without a file that can be shown are dropped.
 * @throws DocumentError unsupported, broken, empty
 */
export async function readPackage(archive: Archive): Promise<PackageDocument> {
  const path = await findPackage(archive);
  const root = await readXml(archive, path);
  const manifest = readManifest(archive, root, path);
  const spine = partOf(root, 'spine');
  const layout = await bookLayout(archive, root);
  const exists = ({ path: file }: ManifestItem) => archive.entries.has(file);
  const entries = readSpine(spine, manifest, layout, exists);
  if (entries.length === 0) throw new DocumentError('empty', 'The EPUB has nothing to read in it.');
  return {
    path,
    folder: folderOf(path),
    metadata: metadataOf(root),
    direction: root.attributes['dir'],
    uniqueIdentifier: uniqueIdentifierOf(root),
    manifest,
    isListedOnly: Number.parseFloat(root.attributes['version'] ?? '') >= CLOSED_SINCE,
    spine: entries,
    layout,
    viewport: bookViewport(root),
    ncx: spine?.attributes['toc'],
    progression: progressionOf(root, spine, metadataOf(root)),
    guide: childrenNamed(childNamed(root, 'guide'), 'reference').map(({ attributes }) => ({
      type: attributes['type'] ?? '',
      href: attributes['href'] ?? '',
    })),
  };
}
