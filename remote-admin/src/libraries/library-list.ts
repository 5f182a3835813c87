import type { PortalClient, PortalClients } from '@leeszaal/shared-contracts';
import type { Loaded } from '../list/use-loaded.ts';

/** The libraries of the portal, and the connections that a new one can share. */
export interface LoadedLibraries {
  readonly kind: 'ready';
  readonly libraries: readonly PortalClient[];
  readonly connections: PortalClients['connections'];
}

/** The libraries of the portal, as far as they have loaded. */
export type LibraryList = Loaded<LoadedLibraries>;

/** The list with a library as the server has it: a known one keeps its place, a new one gets the place of its name. */
export function withLibrary(list: LibraryList, saved: PortalClient): LibraryList {
  if (list.kind !== 'ready') return list;
  const { libraries } = list;
  if (libraries.some(({ ref }) => ref === saved.ref)) {
    return { ...list, libraries: libraries.map((one) => (one.ref === saved.ref ? saved : one)) };
  }
  const next = libraries.findIndex(({ name }) => name.localeCompare(saved.name) > 0);
  return { ...list, libraries: libraries.toSpliced(next < 0 ? libraries.length : next, 0, saved) };
}

/** The list without a removed library. */
export function withoutLibrary(list: LibraryList, removed: string): LibraryList {
  if (list.kind !== 'ready') return list;
  return { ...list, libraries: list.libraries.filter(({ ref }) => ref !== removed) };
}
