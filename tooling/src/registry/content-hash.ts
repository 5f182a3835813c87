import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './files-below.ts';

/** A hash of every file in a folder, names and bytes; 20 hexadecimal digits. */
export async function contentHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await filesBelow(folder)) {
    const bytes = await readFile(join(folder, path));
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 20);
}
