import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry, readRoots } from '@leeszaal/reference-server/registry';
import { contractRange, pinRoot } from '@leeszaal/shared-contracts/registry';
import { installPackages } from '../../bootstrap/install-packages.mjs';
import { runChild } from '../../bootstrap/run-child.mjs';
import { type DistLayout, distLayout } from '../dist-layout.ts';
import { repositoryRoot } from '../packages.ts';
import { extractCommit } from './extract-commit.ts';
import { keepOnly } from './keep-only.ts';
import type { SourceRelease } from './previous-release.ts';

/**
 * Builds the host and the remotes of an earlier release from its own sources, with its own tools. The result is kept,
 * so a second call builds nothing, until the root of this checkout starts anew.
 *
 * @param folder where the sources and the builds are kept
 * @param head the portal of this checkout, whose root the earlier host pins too
 * @throws when the checkout lacks the commit, a step fails, or the commit has another contract
 */
export async function buildPrevious(
  { commit, contract }: SourceRelease,
  folder: string,
  head: DistLayout,
): Promise<DistLayout> {
  const source = join(folder, 'source');
  await extractCommit(repositoryRoot, commit, source);
  await installPackages(source, process.env);
  const { series } = await pinRoot(await readRoots(head));
  const dist = `dist-${series.slice(0, 8)}`;
  await keepOnly(folder, 'source', dist);
  const layout = distLayout(join(folder, dist));
  await mkdir(layout.root, { recursive: true });
  await cp(head.roots, layout.roots);
  await cp(head.keys, layout.keys, { recursive: true });
  const exitCode = await runChild(process.execPath, [join(source, 'tooling/src/build.ts')], {
    cwd: source,
    env: { ...process.env, DIST_DIR: layout.root, LEESZAAL_KEYS: head.keyFolder },
  });
  if (exitCode !== 0) throw new Error(`The previous release, ${commit}, could not be built.`);
  const { remotes } = await readRegistry(layout);
  for (const [name, { active }] of Object.entries(remotes)) {
    if (active.contract === contractRange(contract)) continue;
    throw new Error(`${commit} has the contract ${active.contract} in ${name}, not ${contract}.`);
  }
  return layout;
}
