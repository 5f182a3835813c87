import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes everything in a folder but the entries with these names. */
export async function keepOnly(folder: string, ...kept: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names) {
    if (!kept.includes(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
