import { fileURLToPath } from 'node:url';
import type { PinnedRoot } from '@leeszaal/shared-contracts/registry';
import { execa } from 'execa';

const program = fileURLToPath(new URL('./build-one.ts', import.meta.url));

/**
 * One webpack build in a process of its own.
 *
 * @param root what the host pins
 * @param version tells this build from another one of the same package
 * @param takesLocalRemotes whether the host takes local remotes
 * @throws with the build's own messages when it fails
 */
export async function runBuild(
  name: string,
  folder: string,
  version: string,
  root: PinnedRoot,
  takesLocalRemotes: boolean,
): Promise<void> {
  const given = [program, name, folder, version, JSON.stringify(root), String(takesLocalRemotes)];
  const { failed, all } = await execa(process.execPath, given, {
    env: { NODE_ENV: 'production' },
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  if (failed) throw new Error(`The build of ${name} failed.\n${all}`);
  if (all !== '') console.warn(all);
}
