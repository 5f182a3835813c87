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
import {
  type HiddenLayers,
  hiddenLayers,
  hideLayers,
  layersOf,
  NOTHING_HIDDEN,
} from './copy-layer-settings.ts';
import { dropDanglingAnnotations, restoreContents } from './dangling-references.ts';
import { dropGeneratedAppearances } from './drop-generated-appearances.ts';
import { extractPages } from './extract-pages.ts';
import { hideText } from './hide-text.ts';
import { pageAsPicture } from './page-as-picture.ts';
import { pruneResources } from './prune-resources.ts';
import { rewritePageLinks } from './rewrite-page-links.ts';
import { compressStreams, dropUnusedEntries } from './shrink-part.ts';

/** Hidden layers of open documents, read once for each. */
const hiddenIn = new WeakMap<OpenPdf, Promise<HiddenLayers>>();

function hiddenLayersOf(pdf: OpenPdf): Promise<HiddenLayers> {
  const hidden =
    hiddenIn.get(pdf) ??
    loadOpen(pdf).then((document) => (document ? hiddenLayers(document) : NOTHING_HIDDEN));
  hiddenIn.set(pdf, hidden);
  return hidden;
}

/** Whether a document has hidden layers. */
export const hidesLayers = async (pdf: OpenPdf): Promise<boolean> =>
  (await hiddenLayersOf(pdf)).refs.size > 0;

/** Copies the visibility of layers into a part of a document, and removes the text of hidden ones. */
async function copyLayerSettings(pdf: OpenPdf, part: PDFDocument, from: number): Promise<void> {
  const layers = layersOf(part);
  if (layers.length === 0) return;
  const off = hideLayers(part, layers, await hiddenLayersOf(pdf), from - 1);
  if (off.length === 0) return;
  try {
    hideText(part, off);
    sweepUnreachable(part.context);
  } catch {
    // The text of a content stream that cannot be decoded stays, but is hidden.
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
    dropGeneratedAppearances(document);
    change(document);
    dropUnusedEntries(document);
    sweepUnreachable(document.context);
    await copyLayerSettings(pdf, document, from);
    compressStreams(document);
    return await saveSmall(document);
  } catch {
    // The engine's copy can be served as it is: larger, and without links between pages.
    return raw;
  }
}

function prune(document: PDFDocument): void {
  try {
    pruneResources(document.getPages().map((page) => page.node));
  } catch {
    // Keeps all resources when they are no dictionaries.
  }
}

/** Whether the engine can open its own copy; that of a damaged page may fail. */
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

/** Makes up for what a copy of an open page would lose. */
function preparePage(pdf: OpenPdf, page: number): void {
  completeFields(pdf, page);
  dropDanglingAnnotations(pdf, page);
}

async function copyPage(pdf: OpenPdf, number: number): Promise<Uint8Array> {
  const { links, structure } = withPage(pdf, number, (page) => {
    preparePage(pdf, page);
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
 * Cuts page `number` (from 1) out into a PDF of one page, without the resources of other pages, with its tags,
 * and with links to other pages rewritten to `{n}.pdf`. A page that cannot be copied becomes a picture.
 * @throws DocumentError not-found; broken, when the page cannot be painted either
 */
export async function cutPage(pdf: OpenPdf, number: number): Promise<Uint8Array> {
  try {
    const copy = await copyPage(pdf, number);
    return opens(pdf, copy) ? copy : await pageAsPicture(pdf, number);
  } catch (error) {
    if (isDocumentError(error, 'broken')) return pageAsPicture(pdf, number);
    throw error;
  }
}

/**
 * Cuts `amount` pages, from page `from` on, into one PDF for printing; fewer at the document's end.
 * @throws DocumentError not-found, broken
 */
export async function cutRange(pdf: OpenPdf, from: number, amount: number): Promise<Uint8Array> {
  for (let number = from; number < from + amount && number <= pdf.pageCount; number += 1) {
    try {
      withPage(pdf, number, (page) => preparePage(pdf, page));
    } catch (error) {
      // `extractPages` reports what is wrong with the page.
      if (!isDocumentError(error)) throw error;
    }
  }
  return refine(pdf, from, extractPages(pdf, from, amount), prune);
}
