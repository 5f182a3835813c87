import type { FileHit, Passage } from '@leeszaal/shared-contracts';

/** One hit of a search in a document. */
export interface DocumentHit {
  /** Its file, as results name it. */
  readonly file: string;
  /** Index in its file, from 0. */
  readonly nth: number;
  /** The hit as written, with its surroundings; only of the first hits of a search. */
  readonly passage: Passage | undefined;
}

/** The hits in all files, in order; a file without a count has one. */
export function hitsOf(files: readonly FileHit[]): readonly DocumentHit[] {
  return files.flatMap(({ path, count = 1, passages = [] }) =>
    Array.from({ length: count }, (_, nth) => ({ file: path, nth, passage: passages[nth] })),
  );
}
