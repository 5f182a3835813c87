import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Enough for a small library; PostgreSQL's default is twice as much. */
const LEAST_MB = 64;
/** Enough for the rows that searches of 100,000 publications read. */
const MOST_MB = 256;

const MEGABYTE = 1024 * 1024;

/**
 * Megabytes of `shared_buffers` for a database of this size: half of it, within bounds. PGlite allocates all
 * of them at its start.
 */
export function sharedBuffersFor(bytes: number): number {
  return Math.min(MOST_MB, Math.max(LEAST_MB, Math.ceil(bytes / 2 / MEGABYTE)));
}

/** The size in bytes of the database in a folder; 0 without one. */
export function databaseBytes(folder: string): number {
  const files = join(folder, 'base');
  try {
    return readdirSync(files, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(join(files, name), { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0);
  } catch {
    return 0;
  }
}
