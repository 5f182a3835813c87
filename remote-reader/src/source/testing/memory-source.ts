import { AbortedError, type ContentsEntry } from '@leeszaal/shared-contracts';
import type { DocumentSource, SourceFailure, SourceOptions } from '../document-source.contract.ts';
import { SourceError } from '../source-error.ts';

/** The content of an in-memory document, by page number or path. */
export interface MemoryDocument {
  readonly pages?: Readonly<Record<number, Uint8Array>>;
  readonly segments?: Readonly<Record<string, string>>;
  readonly contents?: readonly ContentsEntry[];
  /** Text of each file, for the search. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** An in-memory document source; the test sets its failures. */
export interface MemorySource extends DocumentSource {
  /** The calls so far: `page 3`, `segment a.xhtml`, … */
  readonly asked: readonly string[];
  /** Makes a call (`page 3`) fail, until it is reset with `undefined`. */
  fail(call: string, reason: SourceFailure | undefined): void;
  /** Delays every answer until the returned function is called. */
  hold(): () => void;
}

/** Creates an in-memory source; segments are served as XHTML from `http://books.test/doc/`. */
export function createMemorySource(document: MemoryDocument): MemorySource {
  const asked: string[] = [];
  const failing = new Map<string, SourceFailure>();
  let gate: Promise<void> = Promise.resolve();

  async function answer<T>(
    call: string,
    value: T | undefined,
    options?: SourceOptions,
  ): Promise<T> {
    asked.push(call);
    await gate;
    if (options?.signal?.aborted) throw new AbortedError(call);
    const reason = failing.get(call) ?? (value === undefined ? 'missing' : undefined);
    if (reason !== undefined || value === undefined) throw new SourceError(reason ?? 'missing');
    return value;
  }

  const address = (path: string) => `http://books.test/doc/${path}`;
  const picture = () => new Blob(['picture'], { type: 'image/png' });

  return {
    asked,
    fail(call, reason) {
      if (reason) failing.set(call, reason);
      else failing.delete(call);
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    page: (n, options) => answer(`page ${n}`, document.pages?.[n]?.slice(), options),
    async segment(path, options) {
      const markup = await answer(`segment ${path}`, document.segments?.[path], options);
      return { path, markup, mediaType: 'application/xhtml+xml', address: address(path) };
    },
    contents: (options) => answer('contents', document.contents ?? [], options),
    search(query, options) {
      const needle = query.replaceAll(/[*"()]/g, '').toLowerCase();
      const hits = Object.entries(document.texts ?? {})
        .filter(([, text]) => text.toLowerCase().includes(needle))
        .map(([path]) => ({ path }));
      return answer(`search ${query}`, hits, options);
    },
    print: (from, amount, options) =>
      answer(`print ${from} ${amount}`, new Blob(['%PDF']), options),
    thumbnail: (n, options) => answer(`thumbnail ${n}`, picture(), options),
    cover: (options) => answer('cover', picture(), options),
    address,
  };
}
