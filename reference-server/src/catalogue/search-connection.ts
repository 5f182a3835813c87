import type { SearchResults } from '@leeszaal/shared-contracts';
import type { ServerTiming } from '../app/server-timing.ts';
import type { Queryable } from '../database/database.contract.ts';
import {
  type PlannedConnection,
  type PlannedRequest,
  planSearch,
  searchEngineOf,
} from '../search/index.ts';
import { loadPublications, type Reader } from './load-publications.ts';

/** What a connection found, or why it can't do what is asked. */
export type ConnectionAnswer =
  | ({ readonly kind: 'results' } & SearchResults)
  | { readonly kind: 'refused'; readonly reason: string };

/** Who asks, of what. */
export interface Asking {
  readonly database: Queryable;
  readonly timing: ServerTiming;
  readonly reader: Reader;
}

/** Searches one connection, and measures how long finding and loading took. */
export async function searchConnection(
  { database, timing, reader }: Asking,
  connection: PlannedConnection,
  request: PlannedRequest,
): Promise<ConnectionAnswer> {
  const planned = planSearch(request, connection);
  if (planned.kind === 'refused') return planned;
  const { total, ids, facets } = await timing.measure(`search-${connection.id}`, () =>
    searchEngineOf(database).search(planned.plan),
  );
  const publications = await timing.measure(`records-${connection.id}`, () =>
    loadPublications(database, reader, connection.id, ids),
  );
  return { kind: 'results', total, publications, facets };
}
