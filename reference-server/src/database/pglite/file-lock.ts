import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Releases a lock. */
export type Unlock = () => void;

/**
 * Locks a file for this process; null when another process has it. The lock is the operating system's, taken
 * through SQLite, so it ends with the process.
 */
export function lockFile(path: string): Unlock | null {
  mkdirSync(dirname(path), { recursive: true });
  const lock = new DatabaseSync(path);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    const busy = 5;
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return null;
    throw error;
  }
  return () => lock.close();
}
