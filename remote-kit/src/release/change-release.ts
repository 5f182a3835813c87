import { setTimeout } from 'node:timers/promises';
import {
  type CanaryTerms,
  hashOf,
  type RegisteredRemote,
  type Registry,
} from '@leeszaal/shared-contracts/registry';
import { OvertakenError, type ReleaseTarget } from './release-target.contract.ts';

/** An active release, and the registry's sequence number with it. */
export interface ChangedRelease {
  readonly release: string;
  readonly sequence: number;
  /** False when the release was the active one before. */
  readonly hasChanged: boolean;
}

/** More simultaneous publications than a portal ever sees. */
const ATTEMPTS = 100;
/** Milliseconds; the longest pause before another attempt. */
const LONGEST_PAUSE = 200;

/** Makes the chosen release active, or a canary, and chooses anew when another publication was faster. */
async function change(
  target: ReleaseTarget,
  remote: string,
  choose: (registry: Registry) => string,
  trial?: CanaryTerms,
): Promise<ChangedRelease> {
  for (let attempt = 1; ; attempt += 1) {
    const registry = await target.readRegistry();
    const release = choose(registry);
    try {
      const sequence = await target.activate(remote, release, registry.sequence, trial);
      return { release, sequence, hasChanged: sequence !== registry.sequence };
    } catch (error) {
      if (!(error instanceof OvertakenError) || attempt === ATTEMPTS) throw error;
    }
    await setTimeout(Math.random() * LONGEST_PAUSE);
  }
}

/** Stores a built release and makes it the active one, or a canary. */
export async function publishTo(
  target: ReleaseTarget,
  remote: string,
  folder: string,
  trial?: CanaryTerms,
): Promise<ChangedRelease> {
  const release = await target.store(remote, folder);
  return change(target, remote, () => release, trial);
}

/** Makes the canary of a remote its active release. @throws when none runs */
export function promote(target: ReleaseTarget, remote: string): Promise<ChangedRelease> {
  return change(target, remote, ({ remotes }) => {
    const { canary } = remotes[remote] ?? {};
    if (canary === undefined) throw new Error(`${remote} has no canary.`);
    return hashOf(canary.publication.active.folder);
  });
}

/** The release that a rollback leads to. */
function previousOf(remote: string, registered: RegisteredRemote | undefined): string {
  if (registered === undefined) throw new Error(`The registry has no remote “${remote}”.`);
  // The active release: to publish it ends the canary.
  if (registered.canary !== undefined) return hashOf(registered.active.folder);
  if (registered.previous === null) throw new Error(`${remote} has no previous release.`);
  return hashOf(registered.previous.folder);
}

/**
 * Makes an earlier release the active one; while a canary runs, ends it.
 *
 * @param release default: the previous one
 * @throws when another release of the remote has become active meanwhile
 */
export async function rollBack(
  target: ReleaseTarget,
  remote: string,
  release?: string,
): Promise<ChangedRelease> {
  let replaced: string | undefined;
  return change(target, remote, ({ remotes }) => {
    const registered = remotes[remote];
    const active = registered?.active.folder;
    replaced ??= active;
    if (active !== replaced) throw new Error(`${remote} was published meanwhile. Nothing changed.`);
    return release ?? previousOf(remote, registered);
  });
}
