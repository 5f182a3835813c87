import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../errors/error-code.ts';

/** The parsed file, or null when there is none. @throws SyntaxError when it isn't JSON */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Options of {@link writeJson}. */
interface WriteOptions {
  /** Runs when the new text is on the disk, just before it replaces the old one; an error keeps the old one. */
  readonly check?: () => Promise<void>;
}

/** Replaces the file atomically: a reader gets the old text or the new one. */
export async function writeJson(
  path: string,
  value: unknown,
  { check }: WriteOptions = {},
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    const text = `${JSON.stringify(value, null, 2)}\n`;
    await writeFile(draft, text, { flag: 'wx', flush: true, mode: 0o644 });
    await check?.();
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
