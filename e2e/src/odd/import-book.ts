import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '../books/import-program.ts';
import { expect } from '../support/portal-test.ts';
import { makeOddBook, type OddBook } from './make-odd-book.ts';

/** Imports files as an operator does; none may be refused. */
export async function importFiles(
  files: readonly (readonly [name: string, bytes: Uint8Array])[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'leeszaal-odd-'));
  try {
    for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
    const { lines } = await runImport([folder]);
    expect(lines.filter(({ kind }) => kind === 'refused')).toEqual([]);
    expect(lines).toHaveLength(files.length);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes a book and imports it. */
export const importBook = async (book: OddBook) =>
  importFiles([['odd.epub', await makeOddBook(book)]]);
