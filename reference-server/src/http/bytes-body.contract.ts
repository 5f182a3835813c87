import type { Readable } from 'node:stream';

/** Bytes that are read while they are sent, whole or in part; `end` is inclusive. */
export interface BytesSource {
  readonly size: number;
  open(range?: { readonly start: number; readonly end: number }): Readable;
}

/** Bytes that are made while they are sent, whole: their number is not known before. */
export interface BytesStream {
  open(): Readable;
  /** True to compress them for clients that read that; each piece is still sent at once. */
  readonly isCompressed?: boolean;
}

/** The result of a handler with a binary response. */
export interface ServedBytes {
  readonly mediaType: string;
  readonly body: Uint8Array | BytesSource | BytesStream;
  /** `Cache-Control`; default: `no-store`. */
  readonly cache?: string;
  /** A strong validator without quotes. */
  readonly etag?: string;
  /** Further headers, such as `Content-Disposition`. */
  readonly headers?: Readonly<Record<string, string>>;
}
