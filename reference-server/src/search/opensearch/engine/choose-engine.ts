import type { Queryable } from '../../../database/database.contract.ts';
import type { SearchEngine, SearchPlan } from '../../query/search-engine.contract.ts';
import { deliverChanges } from '../indexing/deliver-changes.ts';
import { indexState } from '../indexing/index-registry.ts';
import { ROWS_AT_ONCE } from '../indexing/read-rows.ts';
import type { EngineHttp } from '../transport/engine-http.ts';
import { shareRounds } from './share-rounds.ts';

type AskedPlan = Pick<SearchPlan, 'connectionId' | 'context'>;

/** How long a search waits for changes to reach the engine, in milliseconds; then it does without the rest. */
const WAIT_MS = 2000;

/** Both engines, and the way from one to the other. */
export interface ChosenEngines {
  readonly remote: SearchEngine;
  readonly local: SearchEngine;
  readonly database: Queryable;
  readonly http: EngineHttp;
  /** Receives why changes could not be sent; searches then run without them. */
  readonly onUndelivered: (error: unknown) => void;
}

/**
 * Searches descriptions in the other engine, once its index is complete, and texts in the database. Changes that were
 * committed before a search are sent first, so that people find what they saved.
 */
export function chooseEngine(engines: ChosenEngines): SearchEngine {
  const { remote, local, database, http, onUndelivered } = engines;
  // All searches of a connection share a delivery. Each waits for one that began after it.
  const rounds = shareRounds(async (connectionId: number): Promise<boolean> => {
    try {
      return (await deliverChanges(database, http, connectionId)).taken < ROWS_AT_ONCE;
    } catch (error) {
      onUndelivered(error);
      // The engine may take no documents, but still be searched.
      return true;
    }
  });

  async function deliver(connectionId: number): Promise<void> {
    const late = Promise.withResolvers<true>();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      late.resolve(true);
    }, WAIT_MS);
    try {
      let isDone = false;
      while (!isDone && !isLate)
        isDone = await Promise.race([rounds.next(connectionId), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function engineFor({ connectionId, context }: AskedPlan): Promise<SearchEngine> {
    if (context !== 'metadata') return local;
    const { isComplete, hasChanges } = await indexState(database, connectionId);
    if (!isComplete) return local;
    if (hasChanges) await deliver(connectionId);
    return remote;
  }

  return {
    search: async (plan) => (await engineFor(plan)).search(plan),
    findIds: async (plan, wanted) => (await engineFor(plan)).findIds(plan, wanted),
    count: async (plan) => (await engineFor(plan)).count(plan),
    async prepare(connectionId) {
      const { isComplete } = await indexState(database, connectionId);
      if (!isComplete) await local.prepare(connectionId);
    },
  };
}
