import type { Queryable } from '../../database/database.contract.ts';
import { type ChangingArrays, createChangingArrays } from './changing/change-arrays.ts';
import { changedSince } from './changing/changed-publications.ts';
import { loadChanges } from './changing/load-changes.ts';
import type { FacetArrays } from './facet-arrays.ts';
import { catalogueVersion, loadFacetArrays } from './load-facet-arrays.ts';

/** Arrays that follow the catalogue. */
export interface HeldArrays {
  /** The version up to which all changes are in the arrays; some may be of later ones. It rises. */
  readonly version: number;
  /** The number of publications that changed since the arrays were read. */
  readonly changed: number;
  /** The number of changes of all connections since the arrays were read. */
  readonly passed: number;
  /** Higher than that of all arrays that were read before. */
  readonly reading: number;
  /** Always the same object. */
  readonly arrays: FacetArrays;
}

/** A cache of facet arrays by connection. */
export interface ArraysStore {
  /** Whether there are arrays of a connection, of any version. */
  has(connectionId: number): boolean;
  /** The arrays of a connection as they are. */
  newest(connectionId: number): HeldArrays | undefined;
  /**
   * The arrays of a connection with all changes up to a version of the catalogue, which are read if they are few.
   * Undefined if there are no arrays, or if they have to be read again.
   */
  since(connectionId: number, version: number): Promise<HeldArrays | undefined>;
  /** Reads the arrays again, throttled; concurrent calls share one load. */
  refresh(connectionId: number): Promise<void>;
}

interface Held {
  version: number;
  changed: number;
  passed: number;
  /** The number of the last change when the arrays were read. */
  first: number | undefined;
  readonly reading: number;
  readonly arrays: FacetArrays;
  readonly change: ChangingArrays['change'];
  /** The changes that are being read. */
  catching: Promise<boolean> | undefined;
}

/** Changed publications from which arrays are read again instead. */
export const ARRAYS_CHANGED_AT_MOST = 5000;
/** How often changes are read for one search: those that were being read may have been too early for it. */
const TRIES = 3;

/**
 * Creates an empty store.
 *
 * @param pause least time between two loads, in milliseconds
 */
export function createArraysStore(
  database: Queryable,
  { pause = 5000, now = () => performance.now() } = {},
): ArraysStore {
  const held = new Map<number, Held>();
  const begun = new Map<number, number>();
  const running = new Map<number, Promise<void>>();
  let readings = 0;

  /** Reads the changes of the catalogue; false if they are too many or not known. */
  async function readChanges(connectionId: number, found: Held): Promise<boolean> {
    const changed = await changedSince(
      database,
      connectionId,
      found.version,
      ARRAYS_CHANGED_AT_MOST,
    );
    if (changed === undefined) return false;
    // Publications that change meanwhile are in the next changes, too.
    const loaded = await loadChanges(database, connectionId, found.arrays, changed.ids);
    // Nothing is awaited from here on, so that no search finds some of the changes, or none of their version.
    loaded.forEach(found.change);
    found.version = changed.version;
    found.changed += changed.ids.size;
    found.first ??= changed.last;
    found.passed = changed.last - found.first;
    return true;
  }

  function catchUp(connectionId: number, found: Held): Promise<boolean> {
    found.catching ??= readChanges(connectionId, found).finally(() => {
      found.catching = undefined;
    });
    return found.catching;
  }

  async function read(connectionId: number): Promise<void> {
    const version = await catalogueVersion(database);
    const { arrays, change } = createChangingArrays(await loadFacetArrays(database, connectionId));
    readings += 1;
    const fresh: Held = {
      version,
      changed: 0,
      passed: 0,
      first: undefined,
      reading: readings,
      arrays,
      change,
      catching: undefined,
    };
    if (await catchUp(connectionId, fresh)) held.set(connectionId, fresh);
  }

  return {
    has: (connectionId) => held.has(connectionId),
    newest: (connectionId) => held.get(connectionId),
    async since(connectionId, version) {
      const found = held.get(connectionId);
      if (found === undefined || found.version === version) return found;
      for (let tries = 0; tries < TRIES; tries += 1) {
        if (!(await catchUp(connectionId, found))) return undefined;
        if (found.version >= version) return found;
      }
      return undefined;
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
