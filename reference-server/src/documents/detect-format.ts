import { open } from 'node:fs/promises';
import { findArchive } from './epub/archive/find-archive.ts';
import { DocumentError } from './model/document-error.ts';
import type { DocumentFormat } from './model/imported-document.contract.ts';

/** A PDF may have this much before its header. */
const HEAD_BYTES = 1_024;

/**
 * Tells what a file is by its first bytes, whatever its name; an archive that something stands before is
 * known by its end.
 * @throws DocumentError empty, unsupported
 */
export async function detectFormat(path: string): Promise<DocumentFormat> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead).toString('latin1');
    if (head.length === 0) throw new DocumentError('empty', 'The file is empty.');
    if (head.startsWith('PK\x03\x04')) return 'epub';
    if (head.includes('%PDF-')) return 'pdf';
    if (await findArchive(handle)) return 'epub';
    throw new DocumentError('unsupported', 'The file is neither a PDF nor an EPUB.');
  } finally {
    await handle.close();
  }
}
