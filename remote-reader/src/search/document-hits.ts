import type { FileHit, Passage } from '@leeszaal/shared-contracts';

/** One hit of a search in a document. */
export interface DocumentHit {
  /** The file that it is in, as results name it. */
  readonly file: string;
  /** Which one in its file, from 0. */
  readonly nth: number;
  /** How it is written, and what surrounds it; only of the first hits of a search. */
  readonly passage: Passage | undefined;
}

/** The hits in all files, in order; a file of which the server tells no number counts as one. */
export function hitsOf(files: readonly FileHit[]): readonly DocumentHit[] {
  return files.flatMap(({ path, count = 1, passages = [] }) =>
    Array.from({ length: count }, (_, nth) => ({ file: path, nth, passage: passages[nth] })),
  );
}
