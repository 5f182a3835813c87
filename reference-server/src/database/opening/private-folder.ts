import { chmod, lstat, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errorCode } from '../../errors/error-code.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const PERMISSIONS = 0o777;
const STICKY = 0o1000;

/** What the server and its commands make in a data folder; nothing else in it is touched. */
const OURS = /^(?:database|files|outbox|in-use\.lock|server\.json|\.probe-)/;

/** Another account owns it, or the file system has no modes: nothing that could be mended here. */
const BEYOND_US: readonly unknown[] = ['EPERM', 'EROFS', 'ENOTSUP', 'ENOENT'];

async function mend(path: string, mode: number, present: number): Promise<void> {
  if ((present & PERMISSIONS) === mode) return;
  await chmod(path, mode).catch((error: unknown) => {
    if (!BEYOND_US.includes(errorCode(error))) throw error;
  });
}

async function mendTree(path: string): Promise<void> {
  const found = await lstat(path);
  if (found.isDirectory()) {
    await mend(path, FOLDER_MODE, found.mode);
    for (const name of await readdir(path)) await mendTree(join(path, name));
  } else if (found.isFile()) {
    await mend(path, FILE_MODE, found.mode);
  }
}

/**
 * Keeps a data folder to the account that the server runs as: folders 0700, files 0600. Sets the umask of
 * this process for what is made from now on, and mends what was made before. A folder that others share
 * (`/tmp`) keeps its own mode. On Windows, modes mean nothing and nothing is changed.
 */
export async function keepPrivate(dataDir: string): Promise<void> {
  if (process.platform === 'win32') return;
  process.umask(PERMISSIONS & ~FOLDER_MODE);
  const folder = resolve(dataDir);
  const { mode } = await lstat(folder);
  const isShared = (mode & STICKY) !== 0 || dirname(folder) === folder;
  if (!isShared) await mend(folder, FOLDER_MODE, mode);
  const names = await readdir(folder);
  await Promise.all(
    names.filter((name) => OURS.test(name)).map((name) => mendTree(join(folder, name))),
  );
}
