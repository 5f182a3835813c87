import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../../database/database.contract.ts';
import { repeat } from '../../../schedule/repeat.ts';
import { deleteOrphans } from './delete-indexes.ts';
import { deliverChanges } from './deliver-changes.ts';
import type { Filling } from './fill-index.ts';
import { forgetUnfedIndexes, retryRefused } from './index-registry.ts';
import { keepIndex } from './keep-index.ts';
import { ROWS_AT_ONCE } from './read-rows.ts';
import type { RefusedWrite } from './write-documents.ts';

const EVERY_MS = 1000;
const KEEP_EVERY_MS = 30_000;
const TIDY_EVERY_MS = 3_600_000;
const LONGEST_PAUSE_MS = 30_000;
const END_EVERY_MS = 60_000;

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** Dependencies of feeding. */
export type Feeding = Pick<Filling, 'database' | 'http' | 'alias' | 'place' | 'filler'>;

/** The tasks that repeat while a server runs. */
export interface Feed {
  /** Looks at the index within a second, because it may be gone. */
  look(): void;
  stop(): Promise<void>;
}

/**
 * Keeps the other engine's index complete: sends changes each second, and makes the index when it is not there. After a
 * failure it pauses for longer each time.
 */
export function feedIndex(feeding: Feeding, log: Log): Feed {
  let isFirst = true;
  let keepAt = 0;
  let tidyAt = 0;
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

  const onRemake = (reason: string): void => log.warn({ reason }, 'the search index is made anew');

  async function keep(isStopped: () => boolean): Promise<void> {
    const { database, http, alias } = feeding;
    await keepIndex({ ...feeding, isStopped, onRefused, onRemake });
    keepAt = performance.now() + KEEP_EVERY_MS;
    if (performance.now() < tidyAt) return;
    // A failure must not keep changes back more than once.
    tidyAt = performance.now() + TIDY_EVERY_MS;
    await deleteOrphans(database, http, alias);
  }

  async function feed(isStopped: () => boolean): Promise<void> {
    if (isFirst) await retryRefused(feeding.database);
    isFirst = false;
    if (performance.now() >= keepAt) await keep(isStopped);
    while (!isStopped()) {
      const { taken, refused } = await deliverChanges(feeding);
      onRefused(refused);
      if (taken < ROWS_AT_ONCE) return;
    }
  }

  const stop = repeat(EVERY_MS, async (isStopped) => {
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
  return {
    look() {
      keepAt = 0;
      goOnAt = 0;
    },
    stop,
  };
}

/**
 * Ends what earlier starts began, when this server uses no other engine: changes are no longer noted once no running
 * server feeds one.
 *
 * @returns stops
 */
export function endFeeding(database: Queryable, log: Log): () => Promise<void> {
  return repeat(END_EVERY_MS, async () => {
    try {
      await forgetUnfedIndexes(database);
    } catch (err) {
      log.warn({ err }, 'could not end the use of the search engine');
    }
  });
}
