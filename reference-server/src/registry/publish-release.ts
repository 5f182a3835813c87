import { access, mkdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contentHash,
  HAND_OFF_PATH,
  type Publication,
  patternsOverlap,
  type Registry,
  type RemoteFacts,
  renewed,
  statementFile,
  withPublication,
} from '@leeszaal/shared-contracts/registry';
import { checkRelease } from './check-release.ts';
import { type RegistryLayout, releaseFolder } from './layout.ts';
import { updateRegistry } from './registry-store.ts';
import { ReleaseError } from './release-error.ts';
import { listFiles } from './release-folder.ts';
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
 * Makes a stored release the active one of its remote. A rollback does the same with an older hash. For the active
 * release, it signs the registry anew.
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
  const folder = releaseFolder(layout, name, hash);
  const checkExists = async () => {
    if (await exists(folder)) return;
    throw new ReleaseError('unknown-release', `There is no release ${hash} of ${name}.`);
  };
  await checkExists();
  // No clean-up that begins from now on removes it.
  await noteUse(folder);
  const { publication, statement } = await checkRelease(layout, { name, hash });
  return updateRegistry(layout, async (current) => {
    await checkExists();
    checkSequence(current, expected);
    checkRoutes(current, name, publication);
    const replaced = current.remotes[name]?.active.folder;
    if (replaced !== undefined) await noteUse(join(layout.root, replaced));
    const now = new Date();
    const next = withPublication(current, name, publication, now);
    return {
      registry: next === current ? renewed(current, now) : next,
      statements: { [name]: statement },
    };
  });
}

function checkSequence({ sequence }: Registry, expected = sequence): void {
  if (sequence === expected) return;
  throw new ReleaseError('sequence-changed', `The registry is at ${sequence}, not at ${expected}.`);
}

/** A remote must not take screens away from another one, or from the host. */
function checkRoutes({ remotes }: Registry, name: string, publication: Publication): void {
  const owned = Object.entries(remotes).flatMap(([owner, facts]) =>
    owner === name ? [] : pathsOf(facts).map((path) => ({ path, owner })),
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

/** Open pages still use a release after it was replaced: its age counts from now on. */
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
