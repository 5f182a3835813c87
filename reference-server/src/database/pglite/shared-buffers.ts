import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a small library takes; PostgreSQL's own default is twice as much. */
const LEAST_MB = 64;
/** Holds the rows that searches of a hundred thousand publications read. */
const MOST_MB = 256;

const MEGABYTE = 1024 * 1024;

/**
 * How many megabytes of pages PGlite keeps in memory for a database of this size: half of it, within
 * bounds. It takes all of them at its start, whether they are needed or not.
 *
 * @param bytes the size of the database's files
 */
export function sharedBuffersFor(bytes: number): number {
  return Math.min(MOST_MB, Math.max(LEAST_MB, Math.ceil(bytes / 2 / MEGABYTE)));
}

/** The size of the files of a database in this folder, in bytes; 0 when there is none yet. */
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
