import { type FileHandle, open } from 'node:fs/promises';
import { findArchive, readAt } from './epub/archive/find-archive.ts';
import { DocumentError } from './model/document-error.ts';
import type { DocumentFormat } from './model/imported-document.contract.ts';

/** Part of a file that contains the header of a PDF. */
const HEAD_BYTES = 1_024;
/** First and last bytes of a file that identify a PDF with a damaged or displaced header. */
const SEARCHED_BYTES = 64 * 1_024;
const OBJECT = /\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*obj[\0\t\n\f\r ]*(?:<<|\[)/;
const TABLE = /startxref[\0\t\n\f\r ]+\d+/;

async function textAt(handle: FileHandle, length: number, position: number): Promise<string> {
  return (await readAt(handle, length, position)).toString('latin1');
}

/** Whether a file has objects or the end of a PDF. */
async function hasPartsOfPdf(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (OBJECT.test(await textAt(handle, SEARCHED_BYTES, 0))) return true;
  return TABLE.test(await textAt(handle, SEARCHED_BYTES, Math.max(0, size - SEARCHED_BYTES)));
}

/**
 * Detects the format of a file by its first bytes, an archive with a prefix by its end, and a damaged PDF by
 * its objects or table. Ignores the name.
 * @throws DocumentError empty, unsupported
 */
export async function detectFormat(path: string): Promise<DocumentFormat> {
  const handle = await open(path, 'r');
  try {
    const head = await textAt(handle, HEAD_BYTES, 0);
    if (head.length === 0) throw new DocumentError('empty', 'The file is empty.');
    if (head.startsWith('PK\x03\x04')) return 'epub';
    if (head.includes('%PDF-')) return 'pdf';
    if (await findArchive(handle)) return 'epub';
    if (await hasPartsOfPdf(handle)) return 'pdf';
    throw new DocumentError('unsupported', 'The file is neither a PDF nor an EPUB.');
  } finally {
    await handle.close();
  }
}
