import { isDocumentError } from '../../model/document-error.ts';
import { limitError, MAX_PAGES } from '../../model/import-limits.ts';
import type { OpenPdf } from '../engine/open-pdf.ts';
import { checkPages } from '../limits/check-pages.ts';
import { loadOpen } from './load-document.ts';

/**
 * Rejects an open document that would exhaust the engine. One that cannot be parsed meets the memory limit
 * instead.
 * @throws DocumentError too-large, broken
 */
export async function checkLimits(pdf: OpenPdf): Promise<void> {
  if (pdf.pageCount > MAX_PAGES) throw limitError('pages');
  const document = await loadOpen(pdf);
  if (!document) return;
  try {
    checkPages(document);
  } catch (error) {
    if (isDocumentError(error)) throw error;
  }
}
