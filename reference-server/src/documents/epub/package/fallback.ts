import type { ManifestItem, PackageDocument } from './package-document.contract.ts';

/** Media types of pictures that can be in the spine. */
const PICTURE = /^image\/(?:jpeg|png|gif|webp|avif|jxl)$/;
/** Media types of documents that a browser renders. */
const PAGES = new Set([
  'application/xhtml+xml',
  'image/svg+xml',
  'text/html',
  'application/x-dtbook+xml',
  'text/x-oeb1-document',
]);
/** XML without a known vocabulary, shown when the chain has nothing better. */
const LAST_RESORT = 'application/xml';

/** The item and its fallbacks, up to an item without a fallback or one that occurs twice. */
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
 * The item to show for an item of the spine: the first of its fallback chain that can be shown
 * (`docs/decisions.md` 91). A scripted page is shown only when the chain has no other, since no script runs.
 *
 * @param exists whether the archive has the file of an item
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
 * Substitutes of files, by archive path (`docs/decisions.md` 91). A resource of a type that browsers do not
 * support maps to the first supported one of its fallback chain. A file in the chain of a spine item maps to
 * the shown file, so that links to either lead there.
 *
 * @param isServed whether files are served with a media type
 */
export function findSubstitutes(
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
