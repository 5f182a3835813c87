import { type AppearanceMetadata, foldText } from '@leeszaal/shared-contracts';
import type { DocumentHit } from './document-hits.ts';

/** Position of a file in its document; undefined for another file. */
export type FileOrder = (file: string) => number | undefined;

/** The order of a document's files: its spine, or its page numbers. */
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

/** Whether the hit and its surroundings contain all terms. */
function holdsAll({ passage }: DocumentHit, terms: readonly string[]): boolean {
  if (passage === undefined) return false;
  const text = foldText(passage.before + passage.text + passage.after);
  return terms.every((term) => text.includes(foldText(term)));
}

/**
 * Index of the hit to show first. Hits with all terms around them come first, because *white whale* is not
 * *Whitehall*; then hits in the current file or after it, so that a search in the middle of a book stays there.
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
