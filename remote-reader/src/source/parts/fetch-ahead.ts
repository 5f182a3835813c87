import type { PageIndex } from '@leeszaal/shared-contracts';

/** Bytes of the first request, which tells how quick the line is. */
const FIRST_BYTES = 64 * 1024;
/** Bytes of each later request: few, because a page may be awaited meanwhile. */
const CHUNK_BYTES = 256 * 1024;
/** Parts of a request. */
const MOST_PARTS = 500;
/** A line that brings fewer bytes in a millisecond is slow: 2 Mbit/s. */
const LEAST_SPEED = 250;
/** After so many slow answers in a row nothing more is fetched; a busy server may delay one. */
const SLOW_ANSWERS = 3;

/** Dependencies of fetching the rest of a document. */
export interface FetchAheadOptions {
  readonly whenIdle: (run: () => void) => () => void;
  /** Whether the line is slow, or the person saves data. */
  readonly isThrifty: () => boolean;
  /** Milliseconds of a clock that is never set back. */
  readonly now: () => number;
  readonly hasRoom: (bytes: number) => boolean;
  readonly isHeld: (part: number) => boolean;
  /** Fetches parts in ascending order, and keeps them. */
  readonly fetch: (parts: readonly number[], signal: AbortSignal) => Promise<unknown>;
}

/**
 * Fetches the rest of a document while one reads, from the last page on, then what is before it: one request at a time,
 * none while a page is fetched, none on a slow line, and only as much as is kept. A failure ends it until the next
 * page.
 */
export class FetchAhead {
  readonly #options: FetchAheadOptions;
  #index: PageIndex | undefined;
  #page = 1;
  /** Pages that are being fetched. */
  #pages = 0;
  #chunk = FIRST_BYTES;
  /** Slow answers in a row. */
  #slow = 0;
  #isOver = false;
  #cancelIdle: (() => void) | undefined;
  #request: AbortController | undefined;

  constructor(options: FetchAheadOptions) {
    this.#options = options;
  }

  begin(index: PageIndex): void {
    this.#index = index;
    this.#schedule();
  }

  /** Fetches a page; meanwhile the rest waits, and what is on its way of it ends. */
  async around<T>(page: number, fetch: () => Promise<T>): Promise<T> {
    this.#page = page;
    this.#pages += 1;
    const { isHeld } = this.#options;
    const isHere = this.#index?.pages[page - 1]?.every(isHeld);
    if (!isHere) {
      this.#request?.abort();
      this.#request = undefined;
    }
    try {
      return await fetch();
    } finally {
      this.#pages -= 1;
      this.#schedule();
    }
  }

  end(): void {
    this.#isOver = true;
    this.#cancelIdle?.();
    this.#request?.abort();
  }

  #schedule(): void {
    if (this.#isOver || this.#pages > 0 || this.#request || !this.#index) return;
    this.#cancelIdle?.();
    this.#cancelIdle = this.#options.whenIdle(() => void this.#run());
  }

  async #run(): Promise<void> {
    if (this.#isOver || this.#pages > 0 || this.#request) return;
    const [parts, bytes] = this.#next();
    if (parts.length === 0 || this.#options.isThrifty() || !this.#options.hasRoom(bytes)) return;
    const request = new AbortController();
    this.#request = request;
    const begun = this.#options.now();
    try {
      await this.#options.fetch(parts, request.signal);
      this.#judge(bytes, this.#options.now() - begun);
      if (this.#request === request) this.#request = undefined;
      this.#schedule();
    } catch {
      if (this.#request === request) this.#request = undefined;
    }
  }

  /** Whether the line is quick. An answer of few bytes does not tell. */
  #judge(bytes: number, duration: number): void {
    const isSlow = bytes < LEAST_SPEED * duration;
    if (isSlow && bytes < FIRST_BYTES / 2) return;
    this.#slow = isSlow ? this.#slow + 1 : 0;
    this.#chunk = isSlow ? FIRST_BYTES : CHUNK_BYTES;
    if (this.#slow === SLOW_ANSWERS) this.#isOver = true;
  }

  /** The next missing parts in ascending order, and their bytes. */
  #next(): readonly [parts: readonly number[], bytes: number] {
    const { pages = [], sizes = [] } = this.#index ?? {};
    const parts = new Set<number>();
    let bytes = 0;
    for (const page of [...pages.slice(this.#page - 1), ...pages.slice(0, this.#page - 1)]) {
      for (const part of page) {
        if (parts.has(part) || this.#options.isHeld(part)) continue;
        parts.add(part);
        bytes += sizes[part] ?? 0;
      }
      if (bytes >= this.#chunk || parts.size >= MOST_PARTS) break;
    }
    return [[...parts].sort((one, other) => one - other), bytes];
  }
}
