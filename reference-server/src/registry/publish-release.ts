import { access, mkdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash, type Registry, withPublication } from '@leeszaal/shared-contracts/registry';
import type { RegistryLayout } from './layout.ts';
import { updateRegistry } from './registry-store.ts';
import { describeRelease, listFiles } from './release-folder.ts';

/**
 * Moves a finished build to the folder named after its contents, which never changes from then on.
 * A build with the same contents may be there already.
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
  try {
    await rename(built, folder);
  } catch (error) {
    if (!(await exists(folder))) throw error;
    await rm(built, { recursive: true, force: true });
  }
  return hash;
}

/**
 * Makes a stored release the active one of its remote. A rollback does the same with an older hash.
 *
 * @throws when there is no such folder, or its files have changed
 */
export async function publishRelease(
  layout: RegistryLayout,
  name: string,
  hash: string,
): Promise<Registry> {
  const folder = releaseFolder(layout, name, hash);
  if (!(await exists(folder))) throw new Error(`There is no release ${hash} of ${name}.`);
  const publication = await describeRelease(folder);
  const registry = await updateRegistry(layout, (current) =>
    withPublication(current, name, publication, new Date()),
  );
  const replaced = registry.remotes[name]?.previous?.folder;
  if (replaced !== undefined) await noteUse(join(layout.root, replaced));
  return registry;
}

/** Open pages still use a release after it was replaced: its age counts from now on. */
async function noteUse(folder: string): Promise<void> {
  const now = new Date();
  // It may be gone already.
  await utimes(folder, now, now).catch(() => undefined);
}

/** Where a release lies, absolute. */
export function releaseFolder(layout: RegistryLayout, name: string, hash: string): string {
  return join(layout.remotes, name, hash);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
