import type { DocumentSource } from '../source/document-source.contract.ts';

/** A queue of thumbnails: fetches a few at a time, in order. */
export interface ThumbnailQueue extends Pick<DocumentSource, 'thumbnail'> {
  /** Pauses for more urgent requests: aborts fetches, and repeats them after {@link resume}. */
  pause(): void;
  /** Begins no other fetch until {@link resume}; those in progress go on. */
  hold(): void;
  resume(): void;
}

interface QueuedRequest {
  readonly page: number;
  readonly signal: AbortSignal;
  readonly resolve: (picture: Blob) => void;
  readonly reject: (error: unknown) => void;
}

/** @param limit number of concurrent fetches */
export function createThumbnailQueue(
  source: Pick<DocumentSource, 'thumbnail'>,
  limit: number,
): ThumbnailQueue {
  const waiting: QueuedRequest[] = [];
  const running = new Set<AbortController>();
  let isHeld = false;

  async function run(request: QueuedRequest): Promise<void> {
    const giveUp = new AbortController();
    running.add(giveUp);
    try {
      request.signal.throwIfAborted();
      const signal = AbortSignal.any([request.signal, giveUp.signal]);
      request.resolve(await source.thumbnail(request.page, { signal, background: true }));
    } catch (error) {
      if (giveUp.signal.aborted && !request.signal.aborted) waiting.unshift(request);
      else request.reject(error);
    } finally {
      running.delete(giveUp);
      next();
    }
  }

  function next(): void {
    while (!isHeld && running.size < limit) {
      const request = waiting.shift();
      if (request === undefined) return;
      void run(request);
    }
  }

  return {
    thumbnail: (page, { signal = new AbortController().signal } = {}) =>
      new Promise((resolve, reject) => {
        waiting.push({ page, signal, resolve, reject });
        next();
      }),
    pause() {
      isHeld = true;
      for (const giveUp of running) giveUp.abort();
    },
    hold() {
      isHeld = true;
    },
    resume() {
      isHeld = false;
      next();
    },
  };
}
