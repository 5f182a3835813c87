import type { Readable } from 'node:stream';

/** Bytes that are read when they are sent, the whole or a part of them; `end` is inclusive. */
export interface BytesSource {
  readonly size: number;
  open(range?: { readonly start: number; readonly end: number }): Readable;
}

/** What a handler of an endpoint with a binary answer gives. */
export interface ServedBytes {
  readonly mediaType: string;
  readonly body: Uint8Array | BytesSource;
  /** `Cache-Control`; `no-store` when left out. */
  readonly cache?: string;
  /** A strong validator without quotes; a request that has it gets 304. */
  readonly etag?: string;
  /** Further headers, such as `Content-Disposition`. */
  readonly headers?: Readonly<Record<string, string>>;
}
