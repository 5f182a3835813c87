import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';

/** A folder for one suite. */
export interface TemporaryFolder {
  /** Its path. */
  path(): string;
  /** Writes a file into it and answers its path. */
  write(name: string, content: Uint8Array | string): Promise<string>;
}

/** Gives the suite a folder that is gone after it. */
export function temporaryFolder(): TemporaryFolder {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leeszaal-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return {
    path: () => folder,
    async write(name, content) {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
  };
}
