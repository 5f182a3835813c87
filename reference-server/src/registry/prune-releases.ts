import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IN_USE_MS } from './in-use.ts';
import type { RegistryLayout } from './layout.ts';
import { readRegistry } from './registry-store.ts';

/** How many releases of a remote are kept for a rollback, beside those that the registry names. */
const KEPT = 3;

/**
 * Removes unneeded releases of a remote. It keeps those that the registry names (active and previous), the
 * newest three, and those made or active within a day.
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
  const { remotes } = await readRegistry(layout);
  const named = [remotes[name]?.active, remotes[name]?.previous].map((each) => each?.folder);
  const releases = await Promise.all(
    (await readdir(home)).map(async (release) => ({
      release,
      usedAt: (await stat(join(home, release))).mtimeMs,
    })),
  );
  const gone = releases
    .sort((a, b) => b.usedAt - a.usedAt)
    .slice(KEPT)
    .filter(({ release, usedAt }) => {
      return now - usedAt > IN_USE_MS && !named.includes(`remotes/${name}/${release}`);
    })
    .map(({ release }) => release);
  await Promise.all(gone.map((release) => rm(join(home, release), { recursive: true })));
  return gone;
}
