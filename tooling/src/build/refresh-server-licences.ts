import { access } from 'node:fs/promises';
import { writeJson } from '@leeszaal/reference-server/registry';
import { hashSources } from '@leeszaal/remote-kit/release';
import type { DistLayout } from '../dist-layout.ts';
import { repositoryRoot } from '../packages.ts';
import type { BuildState } from './build-state.ts';

/** The name in the build state; no remote can have it. */
const STATE = 'server licences';

/** The lockfile names each version of a package. */
const SOURCES = ['pnpm-lock.yaml', 'remote-kit/src/webpack/licences', 'tooling/src/licences'];

/**
 * Writes the licences of what the server runs, when packages or the code that reads them changed.
 *
 * @param state receives the hash of the sources; the caller writes it
 * @returns whether the state changed
 * @throws with each package that has no known licence, or one that is not allowed
 */
export async function refreshServerLicences(
  { serverLicences }: DistLayout,
  state: BuildState,
): Promise<boolean> {
  const sources = await hashSources(repositoryRoot, SOURCES, ['node_modules', 'testing']);
  const isThere = await access(serverLicences).then(
    () => true,
    () => false,
  );
  if (isThere && state[STATE]?.sources === sources) return false;
  // Loaded here, because it loads webpack, which a start with nothing to build does without.
  const { serverPackages } = await import('../licences/server-packages.ts');
  await writeJson(serverLicences, await serverPackages());
  state[STATE] = { sources, release: null };
  return true;
}
