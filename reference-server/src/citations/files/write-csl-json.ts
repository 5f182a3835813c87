import type { CslItem } from '../facts/csl-item.contract.ts';
import { citationKeys } from './citation-keys.ts';

/** Works as CSL-JSON, with the keys that BibTeX has as well. */
export function writeCslJson(items: readonly CslItem[]): string {
  const keys = citationKeys(items);
  const keyed = items.map((item, index) => ({ ...item, 'citation-key': keys[index] }));
  return `${JSON.stringify(keyed, null, 2)}\n`;
}
