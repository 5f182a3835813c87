import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

const program = fileURLToPath(new URL('./build-one.ts', import.meta.url));

/**
 * One webpack build in a process of its own.
 *
 * @param version tells this build from another one of the same package
 * @throws with the build's own messages when it fails
 */
export async function runBuild(name: string, folder: string, version: string): Promise<void> {
  const { failed, all } = await execa(process.execPath, [program, name, folder, version], {
    env: { NODE_ENV: 'production' },
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  if (failed) throw new Error(`The build of ${name} failed.\n${all}`);
  if (all !== '') console.warn(all);
}
