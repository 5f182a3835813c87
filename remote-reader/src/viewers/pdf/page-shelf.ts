import type { DocumentSource } from '../../source/document-source.contract.ts';
import { PreparationQueue } from '../shared/preparation-queue.ts';
import { whenIdle } from '../shared/when-idle.ts';
import type { Size } from './fit-scale.ts';
import type { LinkActions } from './link-layer.ts';
import { takePdfWorker } from './pdf-worker.ts';
import { makePage, type Picture, type PreparedPage } from './prepared-page.ts';

/** How many pages are kept (`docs/decisions.md` 74). */
const KEPT_PAGES = 5;

/** What the shelf needs of the viewer around it. */
export interface PageShelfOptions {
  readonly source: DocumentSource;
  readonly links: LinkActions;
  /** What the picture of a page of a size has to be like now. */
  readonly pictureOf: (size: Size) => Picture;
  /** Whether somebody waits for the page. */
  readonly isAwaited: (page: number) => boolean;
  /** A page is ready, or ready anew. */
  readonly onReady: (page: number) => void;
  /** The page wanted first could not be had. */
  readonly onFailed: (page: number, error: unknown) => void;
}

/** The pages at hand: fetched, opened, painted as they are to be seen now, and kept. */
export class PageShelf {
  readonly #options: PageShelfOptions;
  readonly #worker = takePdfWorker();
  readonly #queue: PreparationQueue<PreparedPage>;

  constructor(options: PageShelfOptions) {
    this.#options = options;
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
    const { source, links, pictureOf, isAwaited } = this.#options;
    if (kept) {
      await kept.paint(pictureOf(kept.size), signal);
      return kept;
    }
    const making = { source, links, worker: this.#worker };
    return makePage(number, making, pictureOf, !isAwaited(number), signal);
  }
}
