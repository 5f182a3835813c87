import type { Publication, Registry } from '../model/registry.contract.ts';

/**
 * The lifetime of the portal's signature. It limits the replay of an old registry to a new browser; a running server
 * signs anew each hour.
 */
export const REGISTRY_LIFETIME_DAYS = 7;

const milliseconds = REGISTRY_LIFETIME_DAYS * 24 * 60 * 60 * 1000;

const validity = (now: Date): Pick<Registry, 'issuedAt' | 'expires'> => ({
  issuedAt: now.toISOString(),
  expires: new Date(now.getTime() + milliseconds).toISOString(),
});

/** A registry without remotes. */
export function emptyRegistry(now: Date): Registry {
  return { sequence: 0, ...validity(now), remotes: {} };
}

/** The same remotes, valid from now on; no new sequence number, since nothing changed. */
export function renewed(registry: Registry, now: Date): Registry {
  return { ...registry, ...validity(now) };
}

/**
 * Makes a release the active one, newer or older than the last: a rollback publishes an older folder again.
 * Publishing the active release changes nothing.
 */
export function withPublication(
  registry: Registry,
  name: string,
  publication: Publication,
  now: Date,
): Registry {
  const former = registry.remotes[name];
  if (former?.active.folder === publication.active.folder) return registry;
  const previous = former ? { version: former.active.version, folder: former.active.folder } : null;
  return {
    sequence: registry.sequence + 1,
    ...validity(now),
    remotes: {
      ...registry.remotes,
      [name]: { ...publication, previous, since: now.toISOString() },
    },
  };
}
