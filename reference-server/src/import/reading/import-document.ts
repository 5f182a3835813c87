import { detectFormat } from '../../documents/detect-format.ts';
import { titleFromFileName } from '../../documents/model/clean-text.ts';
import { DocumentError, isDocumentError } from '../../documents/model/document-error.ts';
import type {
  DocumentCover,
  DocumentUnit,
  ImportedDocument,
  ImportedPdf,
  InternalLink,
} from '../../documents/model/imported-document.contract.ts';
import { createTextLimit } from '../../documents/model/text-limit.ts';
import type { PdfInspection } from '../../documents/pdf/reading/inspect-pdf.ts';
import { pageAddress } from '../../documents/pdf/reading/page-address.ts';
import type { PageReading } from '../../documents/pdf/reading/read-page.ts';
import { isConverted } from '../../documents/pictures/converted-type.ts';
import type { DocumentEngine } from '../../documents/workers/document-engine.ts';
import { pagesInParts } from '../parts/pages-in-parts.ts';
import type { FileIdentity } from '../storing/file-store.ts';
import { pdfContents, pdfMetadata, pdfPageLabels } from './pdf-facts.ts';

/** Progress of reading a file. */
export interface ReadingProgress {
  readonly done: number;
  /** Pages, or 1 for an EPUB. */
  readonly total: number;
}

/** Options of an import. */
export interface ImportOptions {
  readonly engine: DocumentEngine;
  readonly fileName: string;
  readonly onProgress?: (progress: ReadingProgress) => void;
  /** Limit of characters in a PDF; tests lower it. */
  readonly mostText?: number;
}

/** Pages in one job: few enough for progress messages, and for readers' jobs in between. */
const CHUNK = 20;
/** The width of a cover in pixels: twice that of the widest list, for high-density screens. */
const COVER_WIDTH = 480;

async function readAllPages(
  path: string,
  pageCount: number,
  { engine, onProgress, mostText }: ImportOptions,
): Promise<PageReading[]> {
  const count = createTextLimit(mostText);
  const pages: PageReading[] = [];
  for (let from = 1; from <= pageCount; from += CHUNK) {
    onProgress?.({ done: from - 1, total: pageCount });
    const amount = Math.min(CHUNK, pageCount - from + 1);
    const read = await engine.readPages(path, from, amount);
    for (const { text } of read) count(text);
    pages.push(...read);
  }
  onProgress?.({ done: pageCount, total: pageCount });
  return pages;
}

/** Refuses a document without a readable page; other damaged pages are errors of their own. */
function refuseDamage(pages: readonly PageReading[]): void {
  if (pages.some((page) => !page.damaged)) return;
  throw new DocumentError('broken', 'None of the pages can be read.');
}

function pdfUnits(inspection: PdfInspection, pages: readonly PageReading[]): DocumentUnit[] {
  const labels = pdfPageLabels(inspection.labels);
  return pages.map(({ text }, index) => ({
    address: pageAddress(index + 1),
    label: labels?.[index],
    text,
    linear: true,
    layout: 'fixed',
    size: inspection.sizes[index],
  }));
}

function pdfLinks(pages: readonly PageReading[]): InternalLink[] {
  return pages.flatMap(({ targets }, index) =>
    targets.map((target) => ({ from: pageAddress(index + 1), to: pageAddress(target) })),
  );
}

/** Shrinks a cover, if possible. A cover that browsers do not support is dropped instead. */
async function shrunkCover(
  path: string,
  cover: DocumentCover,
  { engine }: ImportOptions,
): Promise<DocumentCover | undefined> {
  try {
    return await engine.shrinkCover(path, cover, COVER_WIDTH);
  } catch (error) {
    if (isDocumentError(error)) return isConverted(cover.mediaType) ? undefined : cover;
    throw error;
  }
}

/** Paints the first page as a cover; none when that fails or takes too long. */
async function paintCover(
  path: string,
  options: ImportOptions,
): Promise<DocumentCover | undefined> {
  try {
    const bytes = await options.engine.renderPage(path, 1, COVER_WIDTH, { priority: 'background' });
    return await shrunkCover(path, { mediaType: 'image/png', bytes }, options);
  } catch (error) {
    if (isDocumentError(error)) return undefined;
    throw error;
  }
}

async function importPdf(
  path: string,
  options: ImportOptions,
): Promise<Omit<ImportedPdf, keyof FileIdentity>> {
  const inspection = await options.engine.inspectPdf(path);
  const pages = await readAllPages(path, inspection.pageCount, options);
  refuseDamage(pages);
  const texts = pages.map(({ text }) => text);
  const cover = await paintCover(path, options);
  return {
    format: 'pdf',
    metadata: pdfMetadata(inspection.properties, texts, options.fileName),
    contents: pdfContents(inspection.outline),
    units: pdfUnits(inspection, pages),
    links: pdfLinks(pages),
    progression: inspection.progression,
    cover,
    parts: await pagesInParts(path, options.engine),
  };
}

/** Reads a PDF or EPUB for import, without storing anything. @throws DocumentError */
export async function importDocument(
  { path, sha256, byteLength }: FileIdentity & { readonly path: string },
  options: ImportOptions,
): Promise<ImportedDocument> {
  const identity = { sha256, byteLength };
  const format = await detectFormat(path);
  if (format === 'pdf') return { ...(await importPdf(path, options)), ...identity };
  options.onProgress?.({ done: 0, total: 1 });
  const book = await options.engine.readEpub(path, titleFromFileName(options.fileName));
  const cover = book.cover && (await shrunkCover(path, book.cover, options));
  options.onProgress?.({ done: 1, total: 1 });
  return { format, ...book, cover, ...identity };
}
