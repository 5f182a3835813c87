import type { CanaryTerms, SessionCounts } from '../model/canary.contract.ts';
import type {
  Canary,
  Publication,
  RegisteredRemote,
  Registry,
} from '../model/registry.contract.ts';
import { hashOf } from '../model/release-hash.ts';

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

/** A registry in which one remote has changed. */
function changed(
  { sequence, remotes }: Registry,
  name: string,
  remote: RegisteredRemote,
  now: Date,
): Registry {
  return { sequence: sequence + 1, ...validity(now), remotes: { ...remotes, [name]: remote } };
}

/**
 * Makes a release the active one, newer or older than the last: a rollback publishes an older folder again. Ends a
 * canary. Publishing the active release changes nothing else.
 */
export function withPublication(
  registry: Registry,
  name: string,
  publication: Publication,
  now: Date,
): Registry {
  const former = registry.remotes[name];
  if (former?.active.folder === publication.active.folder) {
    const { canary, ...rest } = former;
    return canary === undefined ? registry : changed(registry, name, rest, now);
  }
  const previous = former ? { version: former.active.version, folder: former.active.folder } : null;
  return changed(registry, name, { ...publication, previous, since: now.toISOString() }, now);
}

/**
 * Gives a release to a share of the sessions; the others keep the active one. Replaces an earlier canary.
 *
 * @throws RangeError when the release is the active one, or the remote has none
 */
export function withCanary(
  registry: Registry,
  name: string,
  { publication, ...terms }: CanaryTerms & Pick<Canary, 'publication'>,
  now: Date,
): Registry {
  const former = registry.remotes[name];
  if (former === undefined) throw new RangeError(`${name} has no active release.`);
  const { folder } = publication.active;
  if (former.active.folder === folder) throw new RangeError(`${folder} is the active release.`);
  const { halted: _, ...rest } = former;
  const canary = { ...terms, publication, since: now.toISOString() };
  return changed(registry, name, { ...rest, canary }, now);
}

/** Takes a failing canary from all sessions, and notes what was counted. */
export function withHaltedCanary(
  registry: Registry,
  name: string,
  counts: SessionCounts,
  now: Date,
): Registry {
  const former = registry.remotes[name];
  if (former?.canary === undefined) return registry;
  const { canary, ...rest } = former;
  const { version, folder } = canary.publication.active;
  const halted = { release: hashOf(folder), version, at: now.toISOString(), ...counts };
  return changed(registry, name, { ...rest, halted }, now);
}
