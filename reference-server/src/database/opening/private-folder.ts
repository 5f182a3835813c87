import { chmod, lstat, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errorCode } from '../../errors/error-code.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const PERMISSIONS = 0o777;
const STICKY = 0o1000;

/** Names that the server and its commands create in a data folder; others stay unchanged. */
const OURS = /^(?:database|files|outbox|in-use\.lock|server\.json|\.probe-)/;

/** Another account owns the file, or the file system has no modes. */
const UNREPAIRABLE: readonly unknown[] = ['EPERM', 'EROFS', 'ENOTSUP', 'ENOENT'];

async function repairMode(path: string, mode: number, present: number): Promise<void> {
  if ((present & PERMISSIONS) === mode) return;
  await chmod(path, mode).catch((error: unknown) => {
    if (!UNREPAIRABLE.includes(errorCode(error))) throw error;
  });
}

async function repairTree(path: string): Promise<void> {
  const found = await lstat(path);
  if (found.isDirectory()) {
    await repairMode(path, FOLDER_MODE, found.mode);
    for (const name of await readdir(path)) await repairTree(join(path, name));
  } else if (found.isFile()) {
    await repairMode(path, FILE_MODE, found.mode);
  }
}

/**
 * Restricts a data folder to the account of the server: folders 0700, files 0600. Sets the umask of this
 * process, and repairs existing files. A shared folder (`/tmp`) keeps its own mode. Does nothing on Windows.
 */
export async function keepPrivate(dataDir: string): Promise<void> {
  if (process.platform === 'win32') return;
  process.umask(PERMISSIONS & ~FOLDER_MODE);
  const folder = resolve(dataDir);
  const { mode } = await lstat(folder);
  const isShared = (mode & STICKY) !== 0 || dirname(folder) === folder;
  if (!isShared) await repairMode(folder, FOLDER_MODE, mode);
  const names = await readdir(folder);
  await Promise.all(
    names.filter((name) => OURS.test(name)).map((name) => repairTree(join(folder, name))),
  );
}
