/** A file in an EPUB. */
export interface BookFile {
  readonly path: string;
  readonly text: string;
}

interface File {
  /** Names it in the tables. */
  readonly name: string;
  readonly title: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Pages or chapters that are far from each other and from the first pages; the first one is gone to at once. */
  readonly jumps: readonly number[];
}

/** A PDF that every measured reader opens. */
export interface BenchPdf extends File {
  readonly kind: 'PDF';
  readonly pages: number;
}

/** An EPUB that every measured reader opens. Its chapters have their numbers in their headings and in the contents. */
export interface BenchEpub extends File {
  readonly kind: 'EPUB';
  /** The files of the archive, for readers that open it unpacked. */
  readonly files: readonly BookFile[];
}

/** A document that every measured reader opens. */
export type BenchBook = BenchPdf | BenchEpub;
