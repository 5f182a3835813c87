import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Book, makeBook } from '@leeszaal/test-documents';
import { runImport } from '../books/import-program.ts';
import { expect } from '../support/portal-test.ts';

/**
 * Imports files as an operator does; none may be refused.
 *
 * @param dataDir the portal's; by default that of the worker's portal
 */
export async function importFiles(
  files: readonly (readonly [name: string, bytes: Uint8Array])[],
  dataDir?: string,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'leeszaal-odd-'));
  try {
    for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
    const { lines } = await runImport([folder], dataDir);
    expect(lines.filter(({ kind }) => kind === 'refused')).toEqual([]);
    expect(lines).toHaveLength(files.length);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes a book and imports it. */
export const importBook = async (book: Book) => importFiles([['odd.epub', await makeBook(book)]]);
