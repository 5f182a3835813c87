import type { SearchModule, SharedQuery } from '@leeszaal/shared-contracts';
import type { Criteria } from './criteria.ts';
import { fromSharedQuery, type LinkedSearch } from './shared-query.ts';

/**
 * The search of a link, with a connection that the client has. A link with only a type of module means the first
 * module of that type. If the client no longer has the connection, the search is of all results without facets, and
 * `gone` is that connection (`docs/decisions.md` 12).
 */
export function resolveLink(
  shared: SharedQuery,
  defaults: Criteria,
  modules: readonly SearchModule[],
): { readonly search: LinkedSearch; readonly gone: number | undefined } {
  const search = fromSharedQuery(shared, defaults);
  const connection =
    search.connection ?? modules.find(({ module }) => module === shared.module)?.connection;
  if (modules.some((module) => module.connection === connection)) {
    return { search: { ...search, connection }, gone: undefined };
  }
  return { search: { ...search, connection: undefined, facets: {} }, gone: connection };
}

/** The connection of the open tab; undefined on All results. A single module's tab is always open. */
export function openConnection(
  { connection }: LinkedSearch,
  [only, ...others]: readonly SearchModule[],
): number | undefined {
  return connection ?? (others.length === 0 ? only?.connection : undefined);
}
