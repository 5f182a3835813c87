import type { SegmentLayout } from '../../model/imported-document.contract.ts';
import { shownItem } from './fallback.ts';
import type { ManifestItem, SpineEntry } from './package-document.contract.ts';
import { childrenNamed, type XmlElement } from './xml-element.ts';

/** What the spine may state of one document's layout. */
const LAYOUTS: Readonly<Record<string, SegmentLayout>> = {
  'rendition:layout-pre-paginated': 'fixed',
  'rendition:layout-reflowable': 'reflowable',
};

/** The tokens of an attribute that is a list. */
export const wordsOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/\s+/).filter(Boolean);

/**
 * The reading order. An item that is named several times occurs as often; of several layouts that one
 * entry states the first counts (`docs/decisions.md` 91). Entries are left out whose file is missing, or
 * of a kind that cannot be shown.
 *
 * @param layout of documents for which the spine states none
 */
export function readSpine(
  spine: XmlElement | undefined,
  manifest: ReadonlyMap<string, ManifestItem>,
  layout: SegmentLayout,
  exists: (item: ManifestItem) => boolean,
): readonly SpineEntry[] {
  return childrenNamed(spine, 'itemref').flatMap(({ attributes }) => {
    const named = manifest.get((attributes['idref'] ?? '').trim());
    const item = shownItem(named, manifest, exists);
    if (!named || !item) return [];
    const [own] = wordsOf(attributes['properties']).flatMap((word) => LAYOUTS[word] ?? []);
    return { item, named, linear: attributes['linear'] !== 'no', layout: own ?? layout };
  });
}
