import type { Readable } from 'node:stream';

/** Bytes that are read while they are sent, whole or in part; `end` is inclusive. */
export interface BytesSource {
  readonly size: number;
  open(range?: { readonly start: number; readonly end: number }): Readable;
}

/** Bytes that are made while they are sent, whole: their number is not known before. */
export interface BytesStream {
  open(): Readable;
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

/** The result of a handler whose binary response is sent while it is made. */
export interface ServedStream {
  readonly mediaType: string;
  readonly stream: Readable;
}
