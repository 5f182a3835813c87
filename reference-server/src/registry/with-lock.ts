import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import lockfile from 'proper-lockfile';

/**
 * Runs a task while no other process runs one under the same path; waits for its turn. The lock of
 * a dead process expires after ten seconds.
 */
export async function withLock<T>(path: string, run: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  const release = await lockfile.lock(path, {
    realpath: false,
    stale: 10_000,
    retries: { forever: true, minTimeout: 20, maxTimeout: 250, randomize: true },
  });
  try {
    return await run();
  } finally {
    await release();
  }
}
