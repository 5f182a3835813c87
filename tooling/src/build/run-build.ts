import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuildName } from './build-name.ts';

const program = fileURLToPath(new URL('./build-one.ts', import.meta.url));

/**
 * One webpack build in a process of its own.
 *
 * @param version tells this build from another one of the same package
 * @throws with the build's own messages when it fails
 */
export async function runBuild(name: BuildName, folder: string, version: string): Promise<void> {
  const child = spawn(process.execPath, [program, name, folder, version], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const abandon = () => child.kill();
  process.once('exit', abandon);
  const said: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  }).finally(() => process.off('exit', abandon));
  if (code !== 0) throw new Error(`The build of ${name} failed.\n${said.join('')}`);
  if (said.length > 0) console.warn(said.join(''));
}
