import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import lockfile from 'proper-lockfile';
import { errorCode } from '../errors/error-code.ts';

/** Milliseconds between two attempts, at most. */
const LONGEST_PAUSE = 100;

/** Takes the lock; waits as long as another process holds it, and for nothing else. */
async function acquire(path: string, options: lockfile.LockOptions): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lockfile.lock(path, options);
    } catch (error) {
      if (errorCode(error) !== 'ELOCKED') throw error;
    }
    await setTimeout(Math.random() * LONGEST_PAUSE);
  }
}

/**
 * Runs a task while no other process runs one under the same path; waits for its turn. The lock of
 * a dead process expires after ten seconds.
 *
 * @param run receives a function that throws once the lock is lost, to be called before each write
 * @throws when another process took the lock away from a task that blocked its own process for so long, or the
 *   lock cannot be written
 */
export async function withLock<T>(
  path: string,
  run: (assertHeld: () => void) => Promise<T>,
): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  let lost: Error | undefined;
  const assertHeld = () => {
    if (lost !== undefined) throw lost;
  };
  const release = await acquire(path, {
    realpath: false,
    stale: 10_000,
    // Also the interval at which it notices that the lock is lost.
    update: 1000,
    // By default it throws in a timer, which would end the server.
    onCompromised: (error) => {
      lost = error;
    },
  });
  try {
    const result = await run(assertHeld);
    assertHeld();
    return result;
  } finally {
    if (lost === undefined) await release();
  }
}
