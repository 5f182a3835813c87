import type { AppearanceMetadata, FileHit } from '@leeszaal/shared-contracts';

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

/**
 * Which of the hits is shown first: the first that does not lie before the file that is shown, so that
 * who looks for something in the middle of a book is not led back to its beginning; else the first of all.
 */
export function firstHitFrom(hits: readonly FileHit[], shown: string, orderOf: FileOrder): number {
  const from = orderOf(shown);
  if (from === undefined) return 0;
  return Math.max(
    0,
    hits.findIndex(({ path }) => (orderOf(path) ?? -1) >= from),
  );
}
