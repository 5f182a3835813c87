import type { ManifestItem, PackageDocument } from './package-document.contract.ts';

/** Media types of pictures that are shown by themselves. */
const PICTURE = /^image\/(?:jpeg|png|gif|webp|avif|jxl)$/;
/** Media types of documents that a browser shows as pages. */
const PAGES = new Set([
  'application/xhtml+xml',
  'image/svg+xml',
  'text/html',
  'application/x-dtbook+xml',
  'text/x-oeb1-document',
]);
/** What is shown only where the book offers nothing better: XML without a known vocabulary. */
const LAST_RESORT = 'application/xml';

/** The chain begins with the item; it ends at an item without a fallback, or at one that it holds already. */
function chainOf(
  item: ManifestItem | undefined,
  items: ReadonlyMap<string, ManifestItem>,
): readonly ManifestItem[] {
  const chain = new Set<ManifestItem>();
  for (let at = item; at && !chain.has(at); at = items.get(at.fallback ?? '')) chain.add(at);
  return [...chain];
}

const isShown = ({ mediaType }: ManifestItem) => PICTURE.test(mediaType) || PAGES.has(mediaType);
const isScripted = ({ properties }: ManifestItem) => properties.includes('scripted');

/**
 * The item to show for an item of the spine: the first of its fallback chain that can be shown as it is
 * declared (`docs/decisions.md` 91). No script runs, so a scripted page is shown only where the chain
 * offers nothing else; the same holds for XML without a known vocabulary.
 *
 * @param exists whether the book has the file of an item
 */
export function shownItem(
  item: ManifestItem | undefined,
  items: ReadonlyMap<string, ManifestItem>,
  exists: (item: ManifestItem) => boolean,
): ManifestItem | undefined {
  const chain = chainOf(item, items).filter(exists);
  return (
    chain.find((one) => isShown(one) && !isScripted(one)) ??
    chain.find(isShown) ??
    chain.find(({ mediaType }) => mediaType === LAST_RESORT)
  );
}

/**
 * The files that stand in for others, by archive path (`docs/decisions.md` 91): for a picture, sound or
 * film of a type that browsers do not know the first of its fallback chain of a type that they do; for a
 * file of the chain of a spine item the one that is shown, so that a link to either leads there.
 *
 * @param isServed whether a browser gets files of a media type under that type
 */
export function standIns(
  { manifest, spine }: Pick<PackageDocument, 'manifest' | 'spine'>,
  isServed: (mediaType: string) => boolean,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const item of manifest.values()) {
    if (item.fallback === undefined || isServed(item.mediaType)) continue;
    const other = chainOf(item, manifest).find(({ mediaType }) => isServed(mediaType));
    if (other) found[item.path] = other.path;
  }
  const shown = new Set(spine.map(({ item }) => item.path));
  for (const { item, named } of spine) {
    for (const { path } of chainOf(named, manifest)) {
      if (!shown.has(path)) found[path] ??= item.path;
    }
  }
  return found;
}
