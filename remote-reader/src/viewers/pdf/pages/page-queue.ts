import { PreparationQueue } from '../../scheduling/preparation-queue.ts';
import { whenIdle } from '../../scheduling/when-idle.ts';
import { inEngineTime } from '../engine/in-engine-time.ts';
import { makePage, type PageMaking, type PreparedPage } from './prepared-page.ts';

/** How many pages are kept (`docs/decisions.md` 74). */
const KEPT_PAGES = 5;

/** Dependencies of the queue, which the viewer gives. */
export interface PageQueueOptions extends PageMaking {
  /** A page is ready, or painted anew. */
  readonly onReady: (page: number, made: PreparedPage) => void;
  /** The most urgent page failed. */
  readonly onFailed: (page: number, error: unknown) => void;
}

/** Makes the queue that fetches, opens, paints and keeps pages. */
export function createPageQueue(options: PageQueueOptions): PreparationQueue<PreparedPage> {
  const { pictureOf, onReady, onFailed } = options;
  return new PreparationQueue(
    {
      async prepare(number, kept, signal) {
        if (kept === undefined || kept.isLost) return makePage(number, options, signal);
        const paint = (inTime: AbortSignal) => kept.paint(pictureOf(kept.size), inTime);
        await inEngineTime(options.worker, paint, signal);
        return kept;
      },
      isFresh: (page) => page.isPainted(pictureOf(page.size)),
      discard: (page) => page.close(),
      onReady,
      onFailed,
      whenIdle,
    },
    KEPT_PAGES,
  );
}
