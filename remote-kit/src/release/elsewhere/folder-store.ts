import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.contract.ts';

/** Stores files in a folder of this machine. A server never sends a part of one. */
export function folderStore(folder: string): FileStore {
  return {
    name: folder,
    async write(path, bytes) {
      const file = join(folder, path);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, file);
    },
  };
}
