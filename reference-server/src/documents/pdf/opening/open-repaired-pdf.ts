import type { PDFDocument } from '@cantoo/pdf-lib';
import { isDocumentError } from '../../model/document-error.ts';
import { type OpenPdf, openPdf } from '../engine/open-pdf.ts';
import { fileSource, memorySource } from '../engine/pdf-source.ts';
import type { Pdfium } from '../engine/pdfium.contract.ts';
import { withMemory } from '../engine/pdfium-memory.ts';
import { loadDamaged, loadFile, saveDocument } from './load-document.ts';
import { repairPageTree } from './repair-page-tree.ts';

/** The engine's two floats of a page's size. */
const SIZE_BYTES = 8;

function countFoundPages({ pdfium, handle, pageCount }: OpenPdf): number {
  const { api } = pdfium;
  return withMemory(pdfium, SIZE_BYTES, (size) => {
    let found = 0;
    for (let index = 0; index < pageCount; index += 1) {
      if (api.FPDF_GetPageSizeByIndexF(handle, index, size)) found += 1;
    }
    return found;
  });
}

function openAsItIs(pdfium: Pdfium, path: string): OpenPdf | undefined {
  try {
    return openPdf(pdfium, path, fileSource(path));
  } catch (error) {
    if (isDocumentError(error, 'empty') || isDocumentError(error, 'broken')) return undefined;
    throw error;
  }
}

/** Opens a PDF that the engine cannot decrypt with the empty password, because it states two lengths of the key. */
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

async function openPart(
  pdfium: Pdfium,
  path: string,
  document: PDFDocument,
): Promise<OpenPdf | undefined> {
  try {
    const bytes = await repairPageTree(document);
    return bytes && openPdf(pdfium, path, memorySource(bytes));
  } catch {
    // Another version may be repairable.
    return undefined;
  }
}

/**
 * Repairs a damaged PDF. @returns the version in which the engine finds most pages
 * @param foundBefore pages that the engine finds in the file itself
 */
async function openRebuilt(
  pdfium: Pdfium,
  path: string,
  foundBefore: number,
): Promise<OpenPdf | undefined> {
  let best: OpenPdf | undefined;
  let mostFound = foundBefore - 1;
  for await (const document of loadDamaged(path)) {
    const pdf = await openPart(pdfium, path, document);
    const found = pdf ? countFoundPages(pdf) : 0;
    if (pdf && found > 0 && found > mostFound) {
      best?.close();
      best = pdf;
      mostFound = found;
    } else pdf?.close();
    if (best && mostFound === best.pageCount) break;
  }
  return best;
}

/**
 * {@link openPdf} with repair: when the engine does not find all pages, the page tree or the whole file is
 * rebuilt.
 * @throws DocumentError broken, protected, empty, too-large
 */
export async function openRepairedPdf(pdfium: Pdfium, path: string): Promise<OpenPdf> {
  const pdf = await openLegible(pdfium, path);
  const found = pdf ? countFoundPages(pdf) : 0;
  if (pdf && found === pdf.pageCount) return pdf;
  const rebuilt = await openRebuilt(pdfium, path, found);
  if (rebuilt) pdf?.close();
  return rebuilt ?? pdf ?? openPdf(pdfium, path, fileSource(path));
}
