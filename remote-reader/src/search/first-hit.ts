import type { AppearanceMetadata } from '@leeszaal/shared-contracts';
import { foldText } from '@leeszaal/shared-ui/marked-text';
import type { DocumentHit } from './document-hits.ts';

/** Where a file stands in its document, as results name it; undefined for one that is not in it. */
export type FileOrder = (file: string) => number | undefined;

/** The order of a document's files: its spine, or the numbers of its pages. */
export function fileOrderOf({ spine }: Pick<AppearanceMetadata, 'spine'>): FileOrder {
  if (spine) {
    const places = new Map<string, number>();
    for (const [index, { path }] of spine.entries()) {
      if (!places.has(path)) places.set(path, index);
    }
    return (file) => places.get(file);
  }
  return (file) => {
    const page = Number.parseInt(file, 10);
    return Number.isNaN(page) ? undefined : page;
  };
}

/** Whether all the terms are in the hit and what surrounds it. */
function holdsAll({ passage }: DocumentHit, terms: readonly string[]): boolean {
  if (passage === undefined) return false;
  const { text } = foldText(passage.before + passage.text + passage.after);
  return terms.every((term) => text.includes(foldText(term).text.trim()));
}

/**
 * Which of the hits is shown first: one around which all the terms stand, if there is any, for *white whale* is
 * not *Whitehall*; and one that does not lie before the file that is shown, so that a search in the middle of a
 * book does not lead back to its beginning.
 */
export function firstHitFrom(
  hits: readonly DocumentHit[],
  terms: readonly string[],
  shown: string,
  orderOf: FileOrder,
): number {
  const from = orderOf(shown);
  const isAhead = ({ file }: DocumentHit) => from === undefined || (orderOf(file) ?? -1) >= from;
  const isClose = (hit: DocumentHit) => terms.length === 1 || holdsAll(hit, terms);
  const preferences = [(hit: DocumentHit) => isAhead(hit) && isClose(hit), isClose, isAhead];
  const found = preferences.map((isPreferred) => hits.findIndex(isPreferred));
  return found.find((index) => index >= 0) ?? 0;
}
