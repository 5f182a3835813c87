import type { SearchEngine, SearchPlan } from '../../query/search-engine.contract.ts';
import { type Destination, deliverChanges } from '../indexing/deliver-changes.ts';
import { indexState } from '../indexing/index-registry.ts';
import { ROWS_AT_ONCE } from '../indexing/read-rows.ts';
import { EngineError } from '../transport/engine-error.ts';
import { shareRounds } from './share-rounds.ts';

type AskedPlan = Pick<SearchPlan, 'connectionId' | 'context'>;

/** How long a search waits for changes to reach the engine, in milliseconds; then it does without the rest. */
const WAIT_MS = 2000;

/** Both engines, and the way from one to the other. */
export interface ChosenEngines extends Destination {
  readonly remote: SearchEngine;
  readonly local: SearchEngine;
  /** Called when the index is gone, to have it made anew; the database searches meanwhile. */
  readonly onMissing: () => void;
  /** Receives why changes could not be sent; searches then run without them. */
  readonly onUndelivered: (error: unknown) => void;
}

/**
 * Searches descriptions in the other engine, once its index is complete, and texts in the database. Changes that were
 * committed before a search are sent first, so that people find what they saved.
 */
export function chooseEngine(engines: ChosenEngines): SearchEngine {
  const { remote, local, database, place, onMissing, onUndelivered } = engines;
  // All searches of a connection share a delivery. Each waits for one that began after it.
  const rounds = shareRounds(async (connectionId: number): Promise<boolean> => {
    try {
      return (await deliverChanges(engines, connectionId)).taken < ROWS_AT_ONCE;
    } catch (error) {
      onUndelivered(error);
      // The engine may take no documents, but still be searched.
      return true;
    }
  });

  async function deliver(connectionId: number): Promise<void> {
    const late = Promise.withResolvers<true>();
    const timer = setTimeout(late.resolve, WAIT_MS, true);
    try {
      let isDone = false;
      while (!isDone) isDone = await Promise.race([rounds.next(connectionId), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function engineFor({ connectionId, context }: AskedPlan): Promise<SearchEngine> {
    if (context !== 'metadata') return local;
    const { isComplete, hasChanges } = await indexState(database, connectionId, place);
    if (!isComplete) return local;
    if (hasChanges) await deliver(connectionId);
    return remote;
  }

  async function ask<T>(
    plan: AskedPlan,
    question: (engine: SearchEngine) => Promise<T>,
  ): Promise<T> {
    const engine = await engineFor(plan);
    try {
      return await question(engine);
    } catch (error) {
      if (!(error instanceof EngineError && error.failure === 'missing')) throw error;
      onMissing();
      return question(local);
    }
  }

  return {
    search: (plan) => ask(plan, (engine) => engine.search(plan)),
    findIds: (plan, wanted) => ask(plan, (engine) => engine.findIds(plan, wanted)),
    count: (plan) => ask(plan, (engine) => engine.count(plan)),
    async prepare(connectionId) {
      const { isComplete } = await indexState(database, connectionId, place);
      if (!isComplete) await local.prepare(connectionId);
    },
    async warm(connectionId, signal) {
      const { isComplete } = await indexState(database, connectionId, place);
      if (!isComplete) await local.warm(connectionId, signal);
    },
  };
}
