import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf } from '@leeszaal/shared-contracts/registry';
import { errorCode } from '../errors/error-code.ts';
import { IN_USE_MS } from './in-use.ts';
import type { RegistryLayout } from './layout.ts';
import { updateRegistry } from './registry-store.ts';

/** How many releases of a remote are kept for a rollback, beside those that the registry names. */
const KEPT = 3;

/** The names of the stored releases of a remote. */
export async function storedReleases(layout: RegistryLayout, name: string): Promise<string[]> {
  return readdir(join(layout.remotes, name)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
}

/**
 * Removes unneeded releases of a remote. It keeps those that the registry names (active, previous and canary),
 * the newest three, and those made or active within a day. None becomes active while it chooses.
 *
 * @param now ms since 1970
 * @returns the folders that went
 */
export async function pruneReleases(
  layout: RegistryLayout,
  name: string,
  now = Date.now(),
): Promise<string[]> {
  const home = join(layout.remotes, name);
  const bin = join(layout.incoming, randomUUID());
  let gone: string[] = [];
  await updateRegistry(layout, async (registry) => {
    const { active, previous, canary } = registry.remotes[name] ?? {};
    const named = [active, previous, canary?.publication.active].map((each) => each?.folder);
    const releases = await Promise.all(
      (await storedReleases(layout, name)).map(async (release) => ({
        release,
        usedAt: (await stat(join(home, release))).mtimeMs,
      })),
    );
    gone = releases
      .sort((a, b) => b.usedAt - a.usedAt)
      .slice(KEPT)
      .filter(({ release, usedAt }) => {
        return now - usedAt > IN_USE_MS && !named.includes(folderOf(name, release));
      })
      .map(({ release }) => release);
    if (gone.length > 0) await mkdir(bin, { recursive: true, mode: 0o700 });
    // A release is served whole or not at all.
    await Promise.all(gone.map((release) => rename(join(home, release), join(bin, release))));
    return { registry };
  });
  await rm(bin, { recursive: true, force: true });
  return gone;
}
