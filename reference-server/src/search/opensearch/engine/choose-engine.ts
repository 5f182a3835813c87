import type { Queryable } from '../../../database/database.contract.ts';
import type { SearchEngine, SearchPlan } from '../../query/search-engine.contract.ts';
import { deliverChanges } from '../indexing/deliver-changes.ts';
import { indexState } from '../indexing/index-registry.ts';
import { ROWS_AT_ONCE } from '../indexing/read-rows.ts';
import type { EngineHttp } from '../transport/engine-http.ts';

type AskedPlan = Pick<SearchPlan, 'connectionId' | 'context'>;

/** How long a search waits for changes to reach the engine, in milliseconds; then it does without the rest. */
const WAIT_MS = 2000;

/** Both engines, and the way from one to the other. */
export interface ChosenEngines {
  readonly remote: SearchEngine;
  readonly local: SearchEngine;
  readonly database: Queryable;
  readonly http: EngineHttp;
}

/**
 * Searches descriptions in the other engine, once its index is complete, and texts in the database. Changes that were
 * committed before a search are sent first, so that people find what they saved.
 */
export function chooseEngine({ remote, local, database, http }: ChosenEngines): SearchEngine {
  async function deliver(connectionId: number): Promise<void> {
    const end = performance.now() + WAIT_MS;
    for (;;) {
      const { taken } = await deliverChanges(database, http, connectionId);
      if (taken < ROWS_AT_ONCE || performance.now() > end) return;
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
