import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A call of the suite, in a line that is no comment. */
const CALL = /^(?!\s*(?:\/\/|\/?\*)).*\bdescribeRemoteContract\(/m;

/**
 * Finds out whether a remote's tests run the contract suite.
 *
 * @param folder of the remote's package, absolute
 * @returns a line for people; none when they do
 */
export async function contractFaults(folder: string): Promise<string[]> {
  for await (const file of glob('src/**/*.test.{ts,tsx}', { cwd: folder })) {
    if (CALL.test(await readFile(join(folder, file), 'utf8'))) return [];
  }
  return ['No test in src/ calls describeRemoteContract of @leeszaal/remote-kit/testing.'];
}
