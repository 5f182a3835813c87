import { type Canary, hashOf, type Registry } from '@leeszaal/shared-contracts/registry';

/** The number of different draws of sessions, which count from 0. */
export const DRAWS = 100;

/** Digits of a release's hash that decide which draws get it. */
const DIGITS = 8;

/**
 * Whether a session with this draw gets a canary. Each canary takes other sessions; a larger share of the same one
 * keeps those that it has.
 */
export function isInShare(draw: number, { publication, share }: Canary): boolean {
  const start = Number.parseInt(hashOf(publication.active.folder).slice(0, DIGITS), 16);
  return (start + draw) % DRAWS < share;
}

/** The registry of one session: a chosen canary takes the place of the active release, with its screens. */
export function chooseReleases(
  registry: Registry,
  isChosen: (remote: string, canary: Canary) => boolean,
): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const { canary, previous, since } = remote;
    if (canary === undefined || !isChosen(name, canary)) return [name, remote] as const;
    return [name, { ...canary.publication, previous, since, canary }] as const;
  });
  return { ...registry, remotes: Object.fromEntries(remotes) };
}
