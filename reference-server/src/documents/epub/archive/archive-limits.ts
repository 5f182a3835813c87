const MEBIBYTE = 1024 * 1024;

/** Limits of an archive, checked before anything is unpacked. */
export interface ArchiveLimits {
  readonly entries: number;
  /** Unpacked bytes of all entries. */
  readonly total: number;
  /** Unpacked bytes of one entry. */
  readonly entry: number;
  /** Highest ratio of unpacked to packed bytes, for an entry or all entries above a number of bytes. */
  readonly ratios: readonly { readonly above: number; readonly most: number }[];
}

/**
 * Enough for a book with films and sounds, too little for a bomb. A repetitive chapter shrinks to a
 * three-hundredth, zeros to a thousandth.
 */
export const ARCHIVE_LIMITS: ArchiveLimits = {
  entries: 20_000,
  total: 2_048 * MEBIBYTE,
  entry: 768 * MEBIBYTE,
  ratios: [
    { above: 4 * MEBIBYTE, most: 500 },
    { above: 64 * MEBIBYTE, most: 100 },
  ],
};

/** The largest text (package document, segment, style sheet) that is read. */
export const MAX_TEXT_BYTES = 32 * MEBIBYTE;
