import { access, mkdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CanaryTerms,
  contentHash,
  HAND_OFF_PATH,
  type Publication,
  patternsOverlap,
  publicationsOf,
  type Registry,
  type RemoteFacts,
  renewed,
  type SessionCounts,
  statementFile,
  withCanary,
  withHaltedCanary,
  withPublication,
} from '@leeszaal/shared-contracts/registry';
import { type CheckedRelease, checkRelease } from './check-release.ts';
import { type RegistryLayout, releaseFolder } from './layout.ts';
import { type RegistryChange, updateRegistry } from './registry-store.ts';
import { ReleaseError } from './release-error.ts';
import { listFiles, type ReleaseId } from './release-folder.ts';
import { withLock } from './with-lock.ts';

/**
 * Moves a finished build to the folder named after its contents, which never changes from then on.
 * A build with the same contents may be there already, and gets the new statement. No clean-up removes it within a day.
 *
 * @returns the content hash
 */
export async function storeRelease(
  layout: RegistryLayout,
  name: string,
  built: string,
): Promise<string> {
  const hash = await contentHash(await listFiles(built));
  const folder = releaseFolder(layout, name, hash);
  await mkdir(join(layout.remotes, name), { recursive: true });
  await withLock(layout.registry, async () => {
    await rename(built, folder).catch(async (error: unknown) => {
      if (!(await exists(folder))) throw error;
      const [signed, stored] = [join(built, statementFile), join(folder, statementFile)];
      if (await exists(signed)) await rename(signed, stored);
    });
    await noteUse(folder);
  });
  await rm(built, { recursive: true, force: true });
  return hash;
}

/**
 * Makes a stored release the active one of its remote, and ends a canary. A rollback does the same with an older hash.
 * For the active release, it signs the registry anew.
 *
 * @param expected the registry's sequence number; undefined: not compared
 * @throws ReleaseError when the release is missing, its files have changed or its team has not signed it, when
 *   another remote has one of its routes, or the registry has another sequence number than expected
 */
export async function publishRelease(
  layout: RegistryLayout,
  name: string,
  hash: string,
  expected?: number,
): Promise<Registry> {
  return publish(layout, { name, hash }, expected, (current, { publication, statement }, now) => {
    const next = withPublication(current, name, publication, now);
    return {
      registry: next === current ? renewed(current, now) : next,
      statements: { [name]: statement },
    };
  });
}

/**
 * Gives a stored release to a share of the sessions, as {@link publishRelease} makes one active.
 *
 * @throws ReleaseError also when the release is the active one, or the remote has none
 */
export async function publishCanary(
  layout: RegistryLayout,
  { name, hash }: ReleaseId,
  terms: CanaryTerms,
  expected?: number,
): Promise<Registry> {
  return publish(layout, { name, hash }, expected, (current, { publication, statement }, now) => {
    try {
      const registry = withCanary(current, name, { ...terms, publication }, now);
      return { registry, canaries: { [name]: statement } };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new ReleaseError('no-canary', error.message, { cause: error });
    }
  });
}

/** Checks a release, and changes the registry with it. */
async function publish(
  layout: RegistryLayout,
  { name, hash }: ReleaseId,
  expected: number | undefined,
  change: (current: Registry, release: CheckedRelease, now: Date) => RegistryChange,
): Promise<Registry> {
  const folder = releaseFolder(layout, name, hash);
  const checkExists = async () => {
    if (await exists(folder)) return;
    throw new ReleaseError('unknown-release', `There is no release ${hash} of ${name}.`);
  };
  await checkExists();
  // No clean-up that begins from now on removes it.
  await noteUse(folder);
  const release = await checkRelease(layout, { name, hash });
  return updateRegistry(layout, async (current) => {
    await checkExists();
    checkSequence(current, expected);
    checkRoutes(current, name, release.publication);
    await noteReplaced(layout, current, name);
    return change(current, release, new Date());
  });
}

/**
 * Takes a failing canary from all sessions, unless it has ended. Open pages keep it until their next load.
 *
 * @returns the new registry; undefined when the canary had ended
 */
export async function haltCanary(
  layout: RegistryLayout,
  name: string,
  since: string,
  counts: SessionCounts,
): Promise<Registry | undefined> {
  let isRunning = false;
  const registry = await updateRegistry(layout, async (current) => {
    isRunning = current.remotes[name]?.canary?.since === since;
    if (!isRunning) return { registry: current };
    await noteReplaced(layout, current, name);
    return { registry: withHaltedCanary(current, name, counts, new Date()) };
  });
  return isRunning ? registry : undefined;
}

function checkSequence({ sequence }: Registry, expected = sequence): void {
  if (sequence === expected) return;
  throw new ReleaseError('sequence-changed', `The registry is at ${sequence}, not at ${expected}.`);
}

/** A remote must not take screens away from another one, or from the host. */
function checkRoutes({ remotes }: Registry, name: string, publication: Publication): void {
  const owned = Object.entries(remotes).flatMap(([owner, registered]) =>
    owner === name
      ? []
      : publicationsOf<RemoteFacts>(registered)
          .flatMap(pathsOf)
          .map((path) => ({ path, owner })),
  );
  owned.push({ path: HAND_OFF_PATH, owner: 'the host' });
  for (const path of pathsOf(publication)) {
    const taken = owned.find((each) => patternsOverlap(path, each.path));
    if (taken !== undefined) {
      throw new ReleaseError('route-taken', `The route ${path} belongs to ${taken.owner}.`);
    }
  }
}

const pathsOf = ({ routes, moved = [] }: RemoteFacts): string[] =>
  [...routes, ...moved].map(({ path }) => path);

/** Open pages still use releases after they were replaced: their age counts from now on. */
async function noteReplaced(
  layout: RegistryLayout,
  { remotes }: Registry,
  name: string,
): Promise<void> {
  const { [name]: remote } = remotes;
  if (remote === undefined) return;
  await Promise.all(
    publicationsOf<Publication>(remote).map(({ active }) =>
      noteUse(join(layout.root, active.folder)),
    ),
  );
}

async function noteUse(folder: string): Promise<void> {
  const now = new Date();
  // It may be gone already.
  await utimes(folder, now, now).catch(() => undefined);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
