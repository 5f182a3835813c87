import { basename } from 'node:path';
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
import { isConverted } from '../../documents/pictures/shown-type.ts';
import type { DocumentEngine } from '../../documents/workers/document-engine.ts';
import { hashFile } from './hash-file.ts';
import { pdfContents, pdfMetadata, pdfPageLabels } from './pdf-facts.ts';

/** How far the reading of one file is. */
export interface ReadingProgress {
  readonly done: number;
  /** Pages, or 1 for a book that is read as a whole. */
  readonly total: number;
}

/** What an import is made with. */
export interface ImportOptions {
  readonly engine: DocumentEngine;
  /** The file's name as people know it, when it differs from its path. */
  readonly fileName?: string;
  readonly onProgress?: (progress: ReadingProgress) => void;
  /** Characters of text in a PDF; what tests change. */
  readonly mostText?: number;
}

/** Pages for one job: small enough to show progress and to let readers in between. */
const CHUNK = 20;
/** The width of a cover in pixels: twice what the widest list shows, for sharp screens. */
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

/** A document is refused when none of its pages can be shown; else each damaged page says so itself. */
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

/**
 * A cover as it is kept. Where it cannot be made smaller, for whatever reason, it stays as it came, or is none
 * when browsers would not show it.
 */
async function inFewBytes(
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

/** The first page in small; none when it takes too long or cannot be painted: a document can do without. */
async function paintCover(
  path: string,
  options: ImportOptions,
): Promise<DocumentCover | undefined> {
  try {
    const bytes = await options.engine.renderPage(path, 1, COVER_WIDTH, { lane: 'background' });
    return await inFewBytes(path, { mediaType: 'image/png', bytes }, options);
  } catch (error) {
    if (isDocumentError(error)) return undefined;
    throw error;
  }
}

async function importPdf(
  path: string,
  fileName: string,
  options: ImportOptions,
): Promise<Omit<ImportedPdf, 'sha256' | 'byteLength'>> {
  const inspection = await options.engine.inspectPdf(path);
  const pages = await readAllPages(path, inspection.pageCount, options);
  refuseDamage(pages);
  const texts = pages.map(({ text }) => text);
  const cover = await paintCover(path, options);
  return {
    format: 'pdf',
    metadata: pdfMetadata(inspection.properties, texts, fileName),
    contents: pdfContents(inspection.outline),
    units: pdfUnits(inspection, pages),
    links: pdfLinks(pages),
    progression: inspection.progression,
    cover,
  };
}

/**
 * Reads everything that import keeps from one PDF or EPUB. Stores nothing.
 * @throws DocumentError
 */
export async function importDocument(
  path: string,
  options: ImportOptions,
): Promise<ImportedDocument> {
  const fileName = options.fileName ?? basename(path);
  const format = await detectFormat(path);
  const identity = await hashFile(path);
  if (format === 'pdf') return { ...(await importPdf(path, fileName, options)), ...identity };
  options.onProgress?.({ done: 0, total: 1 });
  const book = await options.engine.readEpub(path, titleFromFileName(fileName));
  const cover = book.cover && (await inFewBytes(path, book.cover, options));
  options.onProgress?.({ done: 1, total: 1 });
  return { format, ...book, cover, ...identity };
}
