const MEBIBYTE = 1024 * 1024;

/** What an archive may be; above any of these it is refused before anything is unpacked. */
export interface ArchiveLimits {
  readonly entries: number;
  /** Bytes of all entries together, unpacked. */
  readonly total: number;
  /** Bytes of one entry, unpacked. */
  readonly entry: number;
  /** How many times larger an entry may become, once it is larger than `ratioFrom` bytes. */
  readonly ratio: number;
  readonly ratioFrom: number;
}

/** Generous for a book with film and sound, small against what a bomb wants. */
export const ARCHIVE_LIMITS: ArchiveLimits = {
  entries: 20_000,
  total: 2_048 * MEBIBYTE,
  entry: 768 * MEBIBYTE,
  ratio: 100,
  ratioFrom: 4 * MEBIBYTE,
};

/** The largest text (package document, segment, style sheet) that is read as a whole. */
export const MAX_TEXT_BYTES = 32 * MEBIBYTE;
