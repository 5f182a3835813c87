import type { PDFDocument } from '@cantoo/pdf-lib';
import { isDocumentError } from '../../model/document-error.ts';
import { type OpenPdf, withPage } from '../engine/open-pdf.ts';
import { withMemory } from '../engine/pdfium-memory.ts';
import { sweepUnreachable } from '../objects/sweep-unreachable.ts';
import { loadBytes, loadOpen, saveSmall } from '../opening/load-document.ts';
import { completeFields } from '../painting/form-fields.ts';
import { readPageLinks } from '../reading/read-page-links.ts';
import { readStructure } from '../structure/read-structure.ts';
import { writeStructure } from '../structure/write-structure.ts';
import { dropMadeAppearances } from './drop-made-appearances.ts';
import { extractPages } from './extract-pages.ts';
import { hideText } from './hide-text.ts';
import {
  type HiddenLayers,
  hiddenLayers,
  hideLayers,
  layersOf,
  NOTHING_HIDDEN,
} from './keep-layers.ts';
import { dropLostAnnotations, restoreContents } from './lost-references.ts';
import { pictureOfPage } from './picture-of-page.ts';
import { pruneResources } from './prune-resources.ts';
import { rewritePageLinks } from './rewrite-page-links.ts';
import { compressStreams, dropUnusedEntries } from './shrink-part.ts';

/** What is known of the layers of the documents that are open; nobody reads one twice for each page. */
const hiddenIn = new WeakMap<OpenPdf, Promise<HiddenLayers>>();

async function readHiddenLayers(pdf: OpenPdf): Promise<HiddenLayers> {
  const document = await loadOpen(pdf);
  return document ? hiddenLayers(document) : NOTHING_HIDDEN;
}

const hiddenLayersOf = (pdf: OpenPdf): Promise<HiddenLayers> => {
  const hidden = hiddenIn.get(pdf) ?? readHiddenLayers(pdf);
  hiddenIn.set(pdf, hidden);
  return hidden;
};

/** Whether a document has layers that it does not show. */
export const hidesLayers = async (pdf: OpenPdf): Promise<boolean> =>
  (await hiddenLayersOf(pdf)).refs.size > 0;

/** Says in a part of a document which of its layers the whole one hides, and takes out what is written there. */
async function keepLayers(pdf: OpenPdf, part: PDFDocument, from: number): Promise<void> {
  const layers = layersOf(part);
  if (layers.length === 0) return;
  const off = hideLayers(part, layers, await hiddenLayersOf(pdf), from - 1);
  if (off.length === 0) return;
  try {
    hideText(part, off);
    sweepUnreachable(part.context);
  } catch {
    // Of a content stream that cannot be decoded the text stays, and is not shown all the same.
  }
}

async function refine(
  pdf: OpenPdf,
  from: number,
  raw: Uint8Array,
  change: (document: PDFDocument) => void,
): Promise<Uint8Array> {
  try {
    const document = await loadBytes(raw);
    await restoreContents(pdf, document, from);
    dropMadeAppearances(document);
    change(document);
    dropUnusedEntries(document);
    sweepUnreachable(document.context);
    await keepLayers(pdf, document, from);
    compressStreams(document);
    return await saveSmall(document);
  } catch {
    // What the engine wrote can be shown as it is: larger, and without links between pages.
    return raw;
  }
}

function prune(document: PDFDocument): void {
  try {
    pruneResources(document.getPages().map((page) => page.node));
  } catch {
    // Resources that are no dictionaries: keep everything.
  }
}

/** Whether the engine can open what it has written itself: of a damaged page it may not. */
function opens({ pdfium }: OpenPdf, bytes: Uint8Array): boolean {
  const { api } = pdfium;
  return withMemory(pdfium, bytes.length, (memory) => {
    pdfium.heap().set(bytes, memory);
    const handle = api.FPDF_LoadMemDocument(memory, bytes.length, '');
    if (handle === 0) return false;
    try {
      const page = api.FPDF_LoadPage(handle, 0);
      if (page !== 0) api.FPDF_ClosePage(page);
      return page !== 0;
    } finally {
      api.FPDF_CloseDocument(handle);
    }
  });
}

async function copyPage(pdf: OpenPdf, number: number): Promise<Uint8Array> {
  completeFields(pdf, number, 1);
  const { links, structure } = withPage(pdf, number, (page) => {
    dropLostAnnotations(pdf, page);
    return { links: readPageLinks(pdf, page), structure: readStructure(pdf, page) };
  });
  const position = { page: number, pageCount: pdf.pageCount };
  return refine(pdf, number, extractPages(pdf, number, 1), (document) => {
    prune(document);
    for (const page of document.getPages()) rewritePageLinks(page.node, links, position);
    if (structure) writeStructure(document, structure);
  });
}

/**
 * Cuts page `number` (from 1) out into a PDF of one page: without what only other pages use, with its own tags, its
 * links to other pages rewritten to `{n}.pdf`. A page too damaged to be copied becomes a picture.
 * @throws DocumentError not-found; broken, when the page cannot even be painted
 */
export async function cutPage(pdf: OpenPdf, number: number): Promise<Uint8Array> {
  try {
    const copy = await copyPage(pdf, number);
    return opens(pdf, copy) ? copy : await pictureOfPage(pdf, number);
  } catch (error) {
    if (isDocumentError(error, 'broken')) return pictureOfPage(pdf, number);
    throw error;
  }
}

function tidy(pdf: OpenPdf, number: number): void {
  try {
    withPage(pdf, number, (page) => dropLostAnnotations(pdf, page));
  } catch (error) {
    // Whoever copies the page says what is wrong with it.
    if (!isDocumentError(error)) throw error;
  }
}

/**
 * Cuts `amount` pages from page `from` on into one PDF for printing, fewer at the document's end.
 * @throws DocumentError not-found, broken
 */
export async function cutRange(pdf: OpenPdf, from: number, amount: number): Promise<Uint8Array> {
  completeFields(pdf, from, amount);
  for (let number = from; number < from + amount && number <= pdf.pageCount; number += 1) {
    tidy(pdf, number);
  }
  return refine(pdf, from, extractPages(pdf, from, amount), prune);
}
