const MEBIBYTE = 1024 * 1024;

/** What an archive may be; above any of these it is refused before anything is unpacked. */
export interface ArchiveLimits {
  readonly entries: number;
  /** Bytes of all entries together, unpacked. */
  readonly total: number;
  /** Bytes of one entry, unpacked. */
  readonly entry: number;
  /** How many times larger an entry, or all of them, may become once they unpack to more than so many bytes. */
  readonly ratios: readonly { readonly above: number; readonly most: number }[];
}

/**
 * Generous for a book with film and sound, small against what a bomb wants. A chapter that says the same
 * over and over shrinks to a three-hundredth, zeros to a thousandth.
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

/** The largest text (package document, segment, style sheet) that is read as a whole. */
export const MAX_TEXT_BYTES = 32 * MEBIBYTE;
