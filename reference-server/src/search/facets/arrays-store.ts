import type { Queryable } from '../../database/database.contract.ts';
import type { FacetArrays } from './facet-arrays.ts';
import { catalogueVersion, loadFacetArrays } from './load-facet-arrays.ts';

/** Facet arrays of this process, by connection. */
export interface ArraysStore {
  /** Whether there are arrays of a connection, of whatever version. */
  has(connectionId: number): boolean;
  /** The arrays, if they are of this version of the catalogue. */
  at(connectionId: number, version: number): FacetArrays | undefined;
  /** Reads them again, unless that is going on or was begun a moment ago. */
  refresh(connectionId: number): Promise<void>;
}

interface Held {
  readonly version: number;
  readonly arrays: FacetArrays;
}

/**
 * Makes an empty store.
 * @param pause between two beginnings, in milliseconds: while an import goes on, every search would
 *   begin anew
 */
export function createArraysStore(
  database: Queryable,
  { pause = 5000, now = () => performance.now() } = {},
): ArraysStore {
  const held = new Map<number, Held>();
  const begun = new Map<number, number>();
  const running = new Map<number, Promise<void>>();

  async function read(connectionId: number): Promise<void> {
    const version = await catalogueVersion(database);
    const arrays = await loadFacetArrays(database, connectionId);
    // What changed meanwhile may be in only part of them.
    if ((await catalogueVersion(database)) === version) held.set(connectionId, { version, arrays });
  }

  return {
    has: (connectionId) => held.has(connectionId),
    at(connectionId, version) {
      const found = held.get(connectionId);
      return found?.version === version ? found.arrays : undefined;
    },
    async refresh(connectionId) {
      const going = running.get(connectionId);
      if (going) return going;
      if (now() - (begun.get(connectionId) ?? -Infinity) < pause) return undefined;
      begun.set(connectionId, now());
      const work = read(connectionId).finally(() => running.delete(connectionId));
      running.set(connectionId, work);
      return work;
    },
  };
}
