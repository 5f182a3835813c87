import { joinPageParts, type PageIndex } from '@leeszaal/shared-contracts';
import type { SourceFailure, SourceOptions } from '../document-source.contract.ts';
import { SourceError } from '../source-error.ts';
import { FetchAhead, type FetchAheadOptions } from './fetch-ahead.ts';
import type { PartCalls } from './part-calls.ts';
import { PartStore } from './part-store.ts';

/** Bytes of parts in memory. */
const HELD_BYTES = 24 * 1024 * 1024;

/** Dependencies of pages in parts. */
export interface PagePartsOptions
  extends Pick<FetchAheadOptions, 'whenIdle' | 'isThrifty' | 'now'> {
  readonly calls: PartCalls;
  /** Resolves when pages no longer wait for the index. */
  readonly isLate: Promise<unknown>;
  /** Fetches a page whole. */
  readonly whole: (page: number, options?: SourceOptions) => Promise<Uint8Array>;
}

/**
 * Pages of a PDF, joined from parts (`docs/decisions.md` 110). A page whose parts do not exist, or not as the index
 * says, is fetched whole.
 */
export class PageParts {
  readonly #options: PagePartsOptions;
  readonly #store = new PartStore(HELD_BYTES);
  readonly #life = new AbortController();
  readonly #ahead: FetchAhead;
  readonly #loading: Promise<PageIndex | undefined>;
  #index: PageIndex | undefined;

  /** Requests the index. */
  constructor(options: PagePartsOptions) {
    this.#options = options;
    const { signal } = this.#life;
    this.#ahead = new FetchAhead({
      ...options,
      hasRoom: (bytes) => this.#store.hasRoom(bytes),
      isHeld: (part) => this.#store.has(part),
      fetch: (parts, inTime) => this.#fetch(parts, { signal: inTime, background: true }),
    });
    const index = options.calls
      .index({ signal, background: true })
      .then((index) => {
        this.#index = index;
        this.#ahead.begin(index);
        return index;
      })
      .catch(() => undefined);
    this.#loading = Promise.race([index, options.isLate.then(() => undefined)]);
  }

  /** A page as a PDF of its own. The caller may transfer the bytes. */
  async page(number: number, options: SourceOptions = {}): Promise<Uint8Array> {
    // A reader who waits for the page does not wait for the index, too.
    const index = this.#index ?? (options.background ? await this.#loading : undefined);
    options.signal?.throwIfAborted();
    const parts = index?.pages[number - 1];
    if (!parts?.length || this.#life.signal.aborted) return this.#options.whole(number, options);
    return this.#ahead.around(number, () => this.#join(number, parts, options));
  }

  /** Drops everything, and ends what is on its way. */
  forget(): void {
    this.#life.abort();
    this.#ahead.end();
    this.#store.clear();
  }

  async #join(
    number: number,
    parts: readonly number[],
    options: SourceOptions,
  ): Promise<Uint8Array> {
    try {
      const held = new Map(parts.map((part) => [part, this.#store.take(part)]));
      const missing = parts.filter((part) => !held.get(part)).sort((one, other) => one - other);
      if (missing.length > 0) {
        for (const [part, bytes] of await this.#fetch(missing, options)) held.set(part, bytes);
      }
      return joinPageParts(parts.map((part) => held.get(part) ?? new Uint8Array()));
    } catch (error) {
      if (!isOfParts(error)) throw error;
      return this.#options.whole(number, options);
    }
  }

  /**
   * Fetches parts in ascending order, and keeps them.
   *
   * @throws RangeError when they are not as long as the index says
   */
  async #fetch(
    numbers: readonly number[],
    options: SourceOptions,
  ): Promise<readonly (readonly [number, Uint8Array])[]> {
    const { sizes = [], edition = '' } = this.#index ?? {};
    const bytes = await this.#options.calls.parts(edition, numbers, options);
    let end = 0;
    const parts = numbers.map((number) => {
      const begin = end;
      end += sizes[number] ?? 0;
      return [number, bytes.subarray(begin, end)] as const;
    });
    if (end !== bytes.length) throw new RangeError('The parts have other lengths');
    if (!this.#life.signal.aborted) {
      // A copy each: one part that is kept would keep all of the answer.
      for (const [number, part] of parts) this.#store.add(number, part.slice());
    }
    return parts;
  }
}

/** Failures that a request for the page would have, too. */
const OF_ALL = new Set<SourceFailure>(['unreachable', 'forbidden']);

/** Whether the parts are the reason of a failure; the page may be there. */
const isOfParts = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof SourceError && !OF_ALL.has(error.reason));
