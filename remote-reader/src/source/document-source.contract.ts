import type { ContentsEntry, FileHit } from '@leeszaal/shared-contracts';

/** How one call of the source is made. */
export interface SourceOptions {
  readonly signal?: AbortSignal;
  /**
   * The call prepares something nobody asked for yet: without a connection it rejects, where a call
   * of a person waits behind the dialog with *Try again*.
   */
  readonly background?: boolean;
}

/** A segment of an EPUB as it was served: nothing in it may be trusted (`docs/decisions.md` 76). */
export interface Segment {
  /** Path of the segment, relative to the folder of the package document. */
  readonly path: string;
  /** XHTML, HTML or SVG, as text; empty for a picture of another type. */
  readonly markup: string;
  /** Media type without parameters, in lower case, such as `application/xhtml+xml`. */
  readonly mediaType: string;
  /** Absolute address that its relative addresses are resolved against. */
  readonly address: string;
}

/**
 * One document behind one licence (`docs/decisions.md` 73): the only thing that viewers and panels
 * know of the server. Reads the licence key anew at each call (`docs/decisions.md` 63).
 *
 * Everything rejects with a {@link SourceError}, or with the `AbortedError` of shared-contracts once
 * the signal is aborted.
 */
export interface DocumentSource {
  /** Page n of a PDF, n from 1, as a PDF of its own. The bytes are the caller's to transfer. */
  page(n: number, options?: SourceOptions): Promise<Uint8Array>;
  segment(path: string, options?: SourceOptions): Promise<Segment>;
  contents(options?: SourceOptions): Promise<readonly ContentsEntry[]>;
  /** Files in which the built query text occurs, in reading order. */
  search(query: string, options?: SourceOptions): Promise<readonly FileHit[]>;
  /** A PDF of `amount` pages (1 to 10) beginning with page `from`. */
  print(from: number, amount: number, options?: SourceOptions): Promise<Blob>;
  /** A small picture of page n of a PDF. */
  thumbnail(n: number, options?: SourceOptions): Promise<Blob>;
  cover(options?: SourceOptions): Promise<Blob>;
  /** Absolute address of a file of the document, with the licence key, for what a frame loads itself. */
  address(path: string): string;
}

/**
 * Why the source could not answer: `missing` (404), `forbidden` (403: the licence no longer holds),
 * `too-large` (422: it exceeds what the server may spend on it), `unreachable` (no connection, background
 * calls only), `failed` (anything else).
 */
export type SourceFailure = 'missing' | 'forbidden' | 'too-large' | 'unreachable' | 'failed';
