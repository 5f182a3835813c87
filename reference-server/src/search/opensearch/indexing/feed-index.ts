import type { FastifyBaseLogger } from 'fastify';
import { repeat } from '../../../schedule/repeat.ts';
import { deliverChanges } from './deliver-changes.ts';
import type { Filling } from './fill-index.ts';
import { forgetAllIndexes, retryRefused } from './index-registry.ts';
import { keepIndex } from './keep-index.ts';
import { ROWS_AT_ONCE } from './read-rows.ts';
import type { RefusedWrite } from './write-documents.ts';

const EVERY_MS = 1000;
const KEEP_EVERY_MS = 30_000;
const LONGEST_PAUSE_MS = 30_000;

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** What feeding needs. */
export type Feeding = Pick<Filling, 'database' | 'http' | 'alias' | 'filler'>;

/**
 * Keeps the other engine's index complete: sends changes each second, and makes the index when it is not there. After a
 * failure it pauses for longer each time.
 *
 * @returns stops
 */
export function feedIndex(feeding: Feeding, log: Log): () => Promise<void> {
  let isFirst = true;
  let keepAt = 0;
  let goOnAt = 0;
  let pause = EVERY_MS;

  function onRefused(refused: readonly RefusedWrite[]): void {
    for (const { write, reason } of refused) {
      log.error(
        { connection: write.connectionId, publication: write.id, reason },
        'not searchable',
      );
    }
  }

  async function feed(isStopped: () => boolean): Promise<void> {
    const { database, http } = feeding;
    if (isFirst) await retryRefused(database);
    isFirst = false;
    if (performance.now() >= keepAt) {
      await keepIndex({ ...feeding, isStopped, onRefused });
      keepAt = performance.now() + KEEP_EVERY_MS;
    }
    while (!isStopped()) {
      const { taken, refused } = await deliverChanges(database, http);
      onRefused(refused);
      if (taken < ROWS_AT_ONCE) return;
    }
  }

  return repeat(EVERY_MS, async (isStopped) => {
    if (performance.now() < goOnAt) return;
    try {
      await feed(isStopped);
      pause = EVERY_MS;
    } catch (err) {
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      goOnAt = performance.now() + pause;
      // The index may be gone.
      keepAt = 0;
      log.warn({ err }, 'could not update the search engine');
    }
  });
}

/** Ends what an earlier start began, when there is no other engine any more. Changes are no longer noted. */
export const endFeeding = forgetAllIndexes;
