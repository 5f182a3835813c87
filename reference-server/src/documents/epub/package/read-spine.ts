import type { SegmentLayout } from '../../model/imported-document.contract.ts';
import { shownItem } from './fallback.ts';
import type { ManifestItem, SpineEntry } from './package-document.contract.ts';
import { childrenNamed, type XmlElement } from './xml-element.ts';

/** Layouts that a spine entry can state. */
const LAYOUTS: Readonly<Record<string, SegmentLayout>> = {
  'rendition:layout-pre-paginated': 'fixed',
  'rendition:layout-reflowable': 'reflowable',
};

/** The tokens of a space-separated attribute. */
export const wordsOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(/\s+/).filter(Boolean);

/**
 * Reads the reading order. An item can occur several times; the first layout of an entry counts
 * (`docs/decisions.md` 91). Entries without a file that can be shown are dropped.
 *
 * @param layout the default
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
