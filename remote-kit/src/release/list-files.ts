import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { RegistryFile } from '@leeszaal/shared-contracts/registry';

/** Every file in a folder and its folders, as sorted paths relative to it, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Every file of a folder with its digest. */
export async function listFiles(folder: string): Promise<RegistryFile[]> {
  const paths = await filesBelow(folder);
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(join(folder, path));
      const sha384 = createHash('sha384').update(bytes).digest('base64');
      return { path, size: bytes.byteLength, sha384 };
    }),
  );
}
