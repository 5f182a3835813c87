import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import lockfile from 'proper-lockfile';

/**
 * Runs a task while no other process runs one under the same path; waits for its turn. The lock of
 * a dead process expires after ten seconds.
 *
 * @throws when another process took the lock away from a task that blocked its own process for so long
 */
export async function withLock<T>(path: string, run: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  let lost: Error | undefined;
  const release = await lockfile.lock(path, {
    realpath: false,
    stale: 10_000,
    retries: { forever: true, minTimeout: 20, maxTimeout: 250, randomize: true },
    // By default it throws in a timer, which would end the server.
    onCompromised: (error) => {
      lost = error;
    },
  });
  try {
    const result = await run();
    if (lost !== undefined) throw lost;
    return result;
  } finally {
    if (lost === undefined) await release();
  }
}
