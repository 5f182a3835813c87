import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** A file system in memory, on Linux; a container often has one of 64 MB only. */
const IN_MEMORY = '/dev/shm';

/** Bytes that must be free there: the databases of parallel tests and their log need some 500 MB. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** The folder of data that are needed once: in memory if there is room, else the temporary folder. */
export async function memoryFolder(): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(IN_MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
