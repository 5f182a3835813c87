import type { Database } from '../../../database/database.contract.ts';
import { createPostgresSearchEngine } from '../../postgres/postgres-search-engine.ts';
import type { SearchEngine, SearchPlan } from '../../query/search-engine.contract.ts';
import { chooseEngine } from '../engine/choose-engine.ts';
import { createLookups } from '../engine/database-lookups.ts';
import { createEngineClient } from '../engine/engine-client.ts';
import { createRemoteSearchEngine } from '../engine/remote-search-engine.ts';
import type { Filling } from '../indexing/fill-index.ts';
import { keepIndex } from '../indexing/keep-index.ts';
import type { RefusedWrite } from '../indexing/write-documents.ts';
import { createEngineHttp } from '../transport/engine-http.ts';

/** An engine over HTTP for a database, without what repeats in a server. */
export interface OpenEngine extends Filling {
  /** As a server searches. */
  readonly engine: SearchEngine;
  readonly refused: readonly RefusedWrite[];
  /** Why searches ran without changes. */
  readonly undelivered: readonly unknown[];
  /** Why indexes were made anew. */
  readonly remade: readonly string[];
  /** How often a search found no index. */
  missing(): number;
  /** Makes the index. */
  keep(): Promise<void>;
  close(): void;
}

/** The name of the index. */
export const ALIAS = 'leeszaal';

/** The engine of the database, which must not be asked for descriptions. */
function textsOnly(database: Database): SearchEngine {
  const engine = createPostgresSearchEngine(database);
  const check = ({ context }: SearchPlan): void => {
    if (context === 'metadata') throw new Error('The database was searched.');
  };
  return {
    ...engine,
    async search(plan) {
      check(plan);
      return engine.search(plan);
    },
    async count(plan) {
      check(plan);
      return engine.count(plan);
    },
  };
}

/** Connects a database to an engine at an address. */
export function openEngine(
  database: Database,
  url: string,
  local: SearchEngine = textsOnly(database),
): OpenEngine {
  const http = createEngineHttp({ url, authorization: undefined, authorities: undefined });
  const remote = createRemoteSearchEngine(createEngineClient(http, ALIAS), createLookups(database));
  const refused: RefusedWrite[] = [];
  const undelivered: unknown[] = [];
  const remade: string[] = [];
  let missing = 0;
  const onMissing = (): void => {
    missing += 1;
  };
  const onUndelivered = (error: unknown): void => void undelivered.push(error);
  const filling: Filling = {
    database,
    http,
    alias: ALIAS,
    place: `${url}/${ALIAS}`,
    filler: 'this',
    isStopped: () => false,
    onRefused: (more) => void refused.push(...more),
    onRemake: (reason) => void remade.push(reason),
  };
  return {
    ...filling,
    engine: chooseEngine({ ...filling, remote, local, onMissing, onUndelivered }),
    refused,
    undelivered,
    remade,
    missing: () => missing,
    keep: () => keepIndex(filling),
    close: () => http.close(),
  };
}
