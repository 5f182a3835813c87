import { isDocumentError } from '../model/document-error.ts';
import { loadFile, saveDocument } from './load-document.ts';
import { mendPageTree } from './mend-page-tree.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { fileSource, memorySource } from './pdf-source.ts';
import type { Pdfium } from './pdfium.contract.ts';
import { withMemory } from './pdfium-memory.ts';

/** Whether the engine finds the first page and the last where the document says that they are. */
function findsItsPages({ pdfium, handle, pageCount }: OpenPdf): boolean {
  const { api } = pdfium;
  return withMemory(pdfium, 8, (size) =>
    [0, pageCount - 1].every((index) => api.FPDF_GetPageSizeByIndexF(handle, index, size)),
  );
}

function openAsItIs(pdfium: Pdfium, path: string): OpenPdf | undefined {
  try {
    return openPdf(pdfium, path, fileSource(path));
  } catch (error) {
    if (isDocumentError(error, 'empty') || isDocumentError(error, 'broken')) return undefined;
    throw error;
  }
}

/**
 * Opens a PDF whose lock the engine refuses though the empty password opens it: the key's length is
 * stated twice there, and differently.
 */
async function openUnlocked(pdfium: Pdfium, path: string): Promise<OpenPdf | undefined> {
  const document = await loadFile(path);
  return document && openPdf(pdfium, path, memorySource(await saveDocument(document)));
}

async function openLegible(pdfium: Pdfium, path: string): Promise<OpenPdf | undefined> {
  try {
    return openAsItIs(pdfium, path);
  } catch (error) {
    const unlocked = isDocumentError(error, 'protected') && (await openUnlocked(pdfium, path));
    if (unlocked) return unlocked;
    throw error;
  }
}

async function openMended(pdfium: Pdfium, path: string): Promise<OpenPdf | undefined> {
  try {
    const bytes = await mendPageTree(path);
    return bytes && openPdf(pdfium, path, memorySource(bytes));
  } catch {
    // What cannot be mended is used as it is.
    return undefined;
  }
}

/**
 * Opens a PDF as {@link openPdf} does, its tree of pages mended where the engine cannot find its way in
 * it, or what is left of it put together where its end is lost.
 * @throws DocumentError broken, protected, empty, too-large
 */
export async function openSoundPdf(pdfium: Pdfium, path: string): Promise<OpenPdf> {
  const pdf = await openLegible(pdfium, path);
  if (pdf && findsItsPages(pdf)) return pdf;
  const mended = await openMended(pdfium, path);
  if (mended && findsItsPages(mended)) {
    pdf?.close();
    return mended;
  }
  mended?.close();
  return pdf ?? openPdf(pdfium, path, fileSource(path));
}
