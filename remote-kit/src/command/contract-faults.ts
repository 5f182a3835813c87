import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SUITE = 'describeRemoteContract(';

/**
 * Finds out whether a remote's tests run the contract suite.
 *
 * @param folder of the remote's package, absolute
 * @returns a line for people; none when they do
 */
export async function contractFaults(folder: string): Promise<string[]> {
  for await (const file of glob('src/**/*.test.{ts,tsx}', { cwd: folder })) {
    if ((await readFile(join(folder, file), 'utf8')).includes(SUITE)) return [];
  }
  return ['No test in src/ calls describeRemoteContract of @leeszaal/remote-kit/testing.'];
}
