import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ImportOptions, importDocument } from '../../import/reading/import-document.ts';
import type { ImportedDocument } from '../model/imported-document.contract.ts';

/** Reads the file at a path for import, under its own name. */
export async function importPath(
  path: string,
  options: Omit<ImportOptions, 'fileName'>,
): Promise<ImportedDocument> {
  const bytes = await readFile(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { path, sha256, byteLength: bytes.length };
  return importDocument(file, { ...options, fileName: basename(path) });
}
