import type { Queryable } from '../../database/database.contract.ts';
import type { FacetArrays } from './facet-arrays.ts';
import { catalogueVersion, loadFacetArrays } from './load-facet-arrays.ts';

/** Arrays, and the catalogue's version that they are of. */
export interface HeldArrays {
  readonly version: number;
  readonly arrays: FacetArrays;
}

/** A cache of facet arrays by connection. */
export interface ArraysStore {
  /** Whether there are arrays of a connection, of any version. */
  has(connectionId: number): boolean;
  /** The newest arrays of a connection. */
  newest(connectionId: number): HeldArrays | undefined;
  /** The arrays of this version of the catalogue, if any. */
  at(connectionId: number, version: number): FacetArrays | undefined;
  /** Reloads the arrays, throttled; concurrent calls share one load. */
  refresh(connectionId: number): Promise<void>;
}

/**
 * Creates an empty store.
 *
 * @param pause least time between two loads, in milliseconds: during an import, every search would reload
 */
export function createArraysStore(
  database: Queryable,
  { pause = 5000, now = () => performance.now() } = {},
): ArraysStore {
  const held = new Map<number, HeldArrays>();
  const begun = new Map<number, number>();
  const running = new Map<number, Promise<void>>();

  async function read(connectionId: number): Promise<void> {
    const version = await catalogueVersion(database);
    const arrays = await loadFacetArrays(database, connectionId);
    // Arrays from two versions would be inconsistent.
    if ((await catalogueVersion(database)) === version) held.set(connectionId, { version, arrays });
  }

  return {
    has: (connectionId) => held.has(connectionId),
    newest: (connectionId) => held.get(connectionId),
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
