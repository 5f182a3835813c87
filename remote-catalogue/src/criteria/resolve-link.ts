import type { SearchModule, SharedQuery } from '@leeszaal/shared-contracts';
import type { Criteria } from './criteria.ts';
import { fromSharedQuery, type LinkedSearch } from './shared-query.ts';

/** The search of a link with the connections that the client has. */
export interface ResolvedLink {
  readonly search: LinkedSearch;
  /** The connection that the link names, if the client no longer has it. */
  readonly gone: number | undefined;
}

/**
 * Finds the connection of a link. A link with the kind of a module only means the first of that kind. Without
 * its connection a link leads to all results, without facets (`docs/decisions.md` 12).
 */
export function resolveLink(
  shared: SharedQuery,
  defaults: Criteria,
  modules: readonly SearchModule[],
): ResolvedLink {
  const search = fromSharedQuery(shared, defaults);
  const connection =
    search.connection ?? modules.find(({ module }) => module === shared.module)?.connection;
  if (modules.some((module) => module.connection === connection)) {
    return { search: { ...search, connection }, gone: undefined };
  }
  return { search: { ...search, connection: undefined, facets: {} }, gone: connection };
}
