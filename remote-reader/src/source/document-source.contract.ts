import type { ContentsEntry, FileHit } from '@leeszaal/shared-contracts';

/** Options of a call. */
export interface SourceOptions {
  readonly signal?: AbortSignal;
  /** A prefetch: without a connection it rejects at once, without the connection dialog. */
  readonly background?: boolean;
}

/** A segment of an EPUB as served: untrusted (`docs/decisions.md` 76). */
export interface Segment {
  /** Path of the segment, relative to the folder of the package document. */
  readonly path: string;
  /** XHTML, HTML or SVG, as text; empty for a picture of another type. */
  readonly markup: string;
  /** Media type without parameters, in lower case, such as `application/xhtml+xml`. */
  readonly mediaType: string;
  /** Absolute base of its relative addresses. */
  readonly address: string;
}

/**
 * One document under one licence (`docs/decisions.md` 73): the only access of viewers and panels to the server. Reads
 * the licence key at each call (`docs/decisions.md` 63).
 *
 * Calls reject with a {@link SourceError}, or with `AbortedError` once the signal is aborted.
 */
export interface DocumentSource {
  /** Page n of a PDF, from 1, as a PDF of its own. The caller may transfer the bytes. */
  page(n: number, options?: SourceOptions): Promise<Uint8Array>;
  segment(path: string, options?: SourceOptions): Promise<Segment>;
  contents(options?: SourceOptions): Promise<readonly ContentsEntry[]>;
  /** The files that match a query text, in reading order. */
  search(query: string, options?: SourceOptions): Promise<readonly FileHit[]>;
  /** A PDF of `amount` pages (1 to 10) from page `from`. */
  print(from: number, amount: number, options?: SourceOptions): Promise<Blob>;
  /** A thumbnail of page n of a PDF. */
  thumbnail(n: number, options?: SourceOptions): Promise<Blob>;
  cover(options?: SourceOptions): Promise<Blob>;
  /** Absolute address of a file, with the licence key, for resources that a frame loads. */
  address(path: string): string;
}

/**
 * Why a call failed: `missing` (404), `forbidden` (403: the licence is no longer valid), `too-large` (422: over a limit
 * of the server), `unreachable` (no connection, background calls only), `failed` (anything else).
 */
export type SourceFailure = 'missing' | 'forbidden' | 'too-large' | 'unreachable' | 'failed';
