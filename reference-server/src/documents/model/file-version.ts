import { stat } from 'node:fs/promises';

/**
 * A key for the current version of a file, which changes with the file: caches do not keep reading a file that
 * was replaced. The path itself when the file is missing.
 */
export async function fileVersion(path: string): Promise<string> {
  try {
    const { ino, size, mtimeMs } = await stat(path);
    return [path, ino, size, mtimeMs].join('\0');
  } catch {
    // The code that opens the file reports the error.
    return path;
  }
}
