import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';
import type { Transactional } from '../database/database.contract.ts';
import { endFeeding } from '../search/opensearch/indexing/feed-index.ts';
import { openRemoteSearch } from '../search/opensearch/open-remote-search.ts';
import { setSearchEngine } from '../search/postgres/engine-of.ts';
import { StartupError } from './startup-error.ts';

/** The search engine beside the database, while a server runs. */
export interface Searching {
  /** Whether it can be searched; undefined if there is none. */
  readonly isHealthy: (() => Promise<boolean>) | undefined;
  /** Begins to keep its index complete, or ends its use. Returns what stops that. */
  start(log: Pick<FastifyBaseLogger, 'warn' | 'error'>): () => Promise<void>;
}

/**
 * Searches with the engine of the configuration, if it names one; else ends what earlier starts began.
 *
 * @throws {StartupError} if its certificates cannot be read
 */
export async function openSearching(
  database: Transactional,
  { searchEngine }: Pick<ServerConfig, 'searchEngine'>,
): Promise<Searching> {
  if (searchEngine === undefined) {
    return { isHealthy: undefined, start: (log) => endFeeding(database, log) };
  }
  const remote = await openRemoteSearch(database, searchEngine).catch((cause: unknown) => {
    const message = `SEARCH_ENGINE_CA is ${JSON.stringify(searchEngine.authorities)}, but cannot be read.`;
    throw new StartupError(message, { cause });
  });
  setSearchEngine(database, remote.engine);
  return {
    isHealthy: () => remote.isHealthy(),
    start(log) {
      const stop = remote.feed(log);
      return async () => {
        const stopping = stop();
        // Pending requests end at once.
        remote.close();
        await stopping;
      };
    },
  };
}
