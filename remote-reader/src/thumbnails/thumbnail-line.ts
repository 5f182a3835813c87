import type { DocumentSource } from '../source/document-source.contract.ts';

/** The small pictures of pages, fetched a few at a time, in the order they were asked for. */
export interface ThumbnailLine extends Pick<DocumentSource, 'thumbnail'> {
  /** Something is more urgent: what is on its way is given up, and fetched again when it goes on. */
  hold(): void;
  goOn(): void;
}

interface Wish {
  readonly page: number;
  readonly signal: AbortSignal;
  readonly resolve: (picture: Blob) => void;
  readonly reject: (error: unknown) => void;
}

/** @param limit how many are fetched at the same time */
export function createThumbnailLine(
  source: Pick<DocumentSource, 'thumbnail'>,
  limit: number,
): ThumbnailLine {
  const waiting: Wish[] = [];
  const running = new Set<AbortController>();
  let isHeld = false;

  async function run(wish: Wish): Promise<void> {
    const giveUp = new AbortController();
    running.add(giveUp);
    try {
      wish.signal.throwIfAborted();
      const signal = AbortSignal.any([wish.signal, giveUp.signal]);
      wish.resolve(await source.thumbnail(wish.page, { signal, background: true }));
    } catch (error) {
      if (giveUp.signal.aborted && !wish.signal.aborted) waiting.unshift(wish);
      else wish.reject(error);
    } finally {
      running.delete(giveUp);
      next();
    }
  }

  function next(): void {
    while (!isHeld && running.size < limit) {
      const wish = waiting.shift();
      if (wish === undefined) return;
      void run(wish);
    }
  }

  return {
    thumbnail: (page, { signal = new AbortController().signal } = {}) =>
      new Promise((resolve, reject) => {
        waiting.push({ page, signal, resolve, reject });
        next();
      }),
    hold() {
      isHeld = true;
      for (const giveUp of running) giveUp.abort();
    },
    goOn() {
      isHeld = false;
      next();
    },
  };
}
