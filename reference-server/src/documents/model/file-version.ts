import { stat } from 'node:fs/promises';

/**
 * A name for a file as it is at present: another one once the file is put there anew or changed, so that
 * nobody goes on reading what a restored file has replaced. Of a file that cannot be found it is its path.
 */
export async function fileVersion(path: string): Promise<string> {
  try {
    const { ino, size, mtimeMs } = await stat(path);
    return [path, ino, size, mtimeMs].join('\0');
  } catch {
    // Whoever opens it is told why.
    return path;
  }
}
