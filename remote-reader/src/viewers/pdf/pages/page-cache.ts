import { PreparationQueue } from '../../scheduling/preparation-queue.ts';
import { whenIdle } from '../../scheduling/when-idle.ts';
import type { PdfWorkerLease } from '../engine/pdf-workers.ts';
import { makePage, type PageMaking, type PreparedPage } from './prepared-page.ts';

/** How many pages are kept (`docs/decisions.md` 74). */
const KEPT_PAGES = 5;

/** What the cache needs of the viewer. */
export interface PageCacheOptions extends PageMaking {
  /** A page is ready, or ready anew. */
  readonly onReady: (page: number) => void;
  /** The page wanted first could not be had. */
  readonly onFailed: (page: number, error: unknown) => void;
}

/** The pages at hand: fetched, opened, painted as they are to be seen now, and kept. */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #worker: PdfWorkerLease;
  readonly #queue: PreparationQueue<PreparedPage>;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#worker = options.worker;
    this.#queue = new PreparationQueue(
      {
        prepare: (page, kept, signal) => this.#prepare(page, kept, signal),
        isFresh: (page) => page.isPainted(options.pictureOf(page.size)),
        discard: (page) => page.close(),
        onReady: options.onReady,
        onFailed: options.onFailed,
        whenIdle,
      },
      KEPT_PAGES,
    );
  }

  /** A page, if it is there; it may be painted in another size. */
  get(page: number): PreparedPage | undefined {
    return this.#queue.get(page);
  }

  /** The pages that are wanted, most urgent first. */
  want(pages: readonly number[]): void {
    this.#queue.want(pages);
  }

  /** Paints the pages that are wanted anew, one after the other, where pictures have to be others now. */
  next(): void {
    this.#queue.next();
  }

  /** Frees every page. */
  clear(): void {
    this.#queue.clear();
  }

  /** Gives the engine back, once nothing is kept; resolves when everything is free. */
  release(): Promise<void> {
    return this.#worker.release();
  }

  async #prepare(
    number: number,
    kept: PreparedPage | undefined,
    signal: AbortSignal,
  ): Promise<PreparedPage> {
    if (kept) {
      await kept.paint(this.#options.pictureOf(kept.size), signal);
      return kept;
    }
    return makePage(number, this.#options, signal);
  }
}
