import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable, Transactional } from '../../database/database.contract.ts';
import { createPostgresSearchEngine } from '../postgres/postgres-search-engine.ts';
import type { SearchEngine } from '../query/search-engine.contract.ts';
import { chooseEngine } from './engine/choose-engine.ts';
import { createLookups } from './engine/database-lookups.ts';
import { createEngineClient } from './engine/engine-client.ts';
import { createRemoteSearchEngine } from './engine/remote-search-engine.ts';
import { type Feed, feedIndex } from './indexing/feed-index.ts';
import { healthSchema, readAnswer } from './transport/answers.ts';
import { createEngineHttp } from './transport/engine-http.ts';

/** Where the other engine is (`SEARCH_ENGINE_…`). */
export interface RemoteSearchConfig {
  readonly url: string;
  /** The name of the index. */
  readonly index: string;
  /** The header `Authorization`. */
  readonly authorization: string | undefined;
  /** A file of authorities of its certificate, in PEM. */
  readonly authorities: string | undefined;
}

type SearchLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** Another search engine in use. */
export interface RemoteSearch {
  readonly engine: SearchEngine;
  /** Whether it can be searched. Never rejects. */
  isHealthy(): Promise<boolean>;
  /** Keeps its index complete until it is stopped. */
  feed(log: SearchLog): () => Promise<void>;
  close(): void;
}

const HEALTH_WITHIN_MS = 2000;

/** Opens another search engine for a database; it need not be reachable yet. @throws if the file cannot be read */
export async function openRemoteSearch(
  database: Transactional,
  { url, index: alias, authorization, authorities }: RemoteSearchConfig,
): Promise<RemoteSearch> {
  const pem = authorities === undefined ? undefined : await readFile(authorities, 'utf8');
  const http = createEngineHttp({ url, authorization, authorities: pem });
  const asked: Queryable = {
    query: (sql, values) => database.query(sql, values, { bounded: true }),
  };
  const destination = { database, http, place: `${url.replace(/\/$/, '')}/${alias}` };
  let log: SearchLog | undefined;
  let feed: Feed | undefined;
  const engine = chooseEngine({
    remote: createRemoteSearchEngine(createEngineClient(http, alias), createLookups(asked)),
    local: createPostgresSearchEngine(database),
    ...destination,
    onMissing: () => feed?.look(),
    onUndelivered: (err) => log?.warn({ err }, 'searched without changes'),
  });
  return {
    engine,
    async isHealthy() {
      try {
        const path = `/_cluster/health/${alias}?timeout=1s`;
        const answer = await http.ask({ method: 'GET', path, within: HEALTH_WITHIN_MS });
        return readAnswer(healthSchema, answer).status !== 'red';
      } catch {
        return false;
      }
    },
    feed(given) {
      log = given;
      const begun = feedIndex({ ...destination, alias, filler: randomUUID() }, given);
      feed = begun;
      return () => begun.stop();
    },
    close: () => http.close(),
  };
}
