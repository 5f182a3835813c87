import { fileVersion } from '../model/file-version.ts';
import { cutPage, cutRange } from '../pdf/cutting/cut-pages.ts';
import { readShownPage } from '../pdf/cutting/read-shown-page.ts';
import type { OpenPdf } from '../pdf/engine/open-pdf.ts';
import type { Pdfium } from '../pdf/engine/pdfium.contract.ts';
import { loadPdfium } from '../pdf/engine/pdfium.ts';
import { scanFile } from '../pdf/limits/scan-file.ts';
import { openSoundPdf } from '../pdf/opening/open-sound-pdf.ts';
import { refuseExcess } from '../pdf/opening/refuse-excess.ts';
import { renderPage } from '../pdf/painting/render-page.ts';
import { inspectPdf } from '../pdf/reading/inspect-pdf.ts';
import type { PageReading } from '../pdf/reading/read-page.ts';
import type { DocumentJobs } from './document-jobs.contract.ts';

/** How many documents stay open in one thread: readers turn pages of the same few. */
const MAX_OPEN = 4;

type PdfJobs = {
  [K in keyof DocumentJobs as K extends `pdf.${string}` ? K : never]: (
    path: string,
    give: DocumentJobs[K]['give'],
  ) => Promise<DocumentJobs[K]['answer']>;
};

/** The PDF jobs of one thread, and how many bytes their engine has taken. */
export interface PdfWorkshop {
  readonly jobs: PdfJobs;
  /** Loads the engine now. */
  warmUp(): void;
  memory(): number;
  /** Whether the engine wanted more memory than it may have. */
  isExhausted(): boolean;
}

/** Makes the PDF jobs of one thread; the engine is loaded with the first of them, or before. */
export function createPdfWorkshop(): PdfWorkshop {
  let loading: Promise<Pdfium> | undefined;
  let engine: Pdfium | undefined;
  const open = new Map<string, OpenPdf>();

  const lend = async (path: string): Promise<OpenPdf> => {
    loading ??= loadPdfium();
    const pdfium = await loading;
    engine = pdfium;
    const version = await fileVersion(path);
    const pdf = open.get(version) ?? (await openSoundPdf(pdfium, path));
    open.delete(version);
    open.set(version, pdf);
    for (const [oldest, document] of open) {
      if (open.size <= MAX_OPEN) break;
      open.delete(oldest);
      document.close();
    }
    return pdf;
  };

  const jobs: PdfJobs = {
    'pdf.inspect': async (path) => {
      await scanFile(path);
      const pdf = await lend(path);
      await refuseExcess(pdf);
      return inspectPdf(pdf);
    },
    'pdf.read': async (path, { from, amount }) => {
      const pdf = await lend(path);
      const pages: PageReading[] = [];
      for (let at = 0; at < amount; at += 1) pages.push(await readShownPage(pdf, from + at));
      return pages;
    },
    'pdf.cut': async (path, { page }) => cutPage(await lend(path), page),
    'pdf.range': async (path, { from, amount }) => cutRange(await lend(path), from, amount),
    'pdf.render': async (path, { page, width }) => renderPage(await lend(path), page, width),
  };
  const warmUp = () => {
    loading ??= loadPdfium();
    // Whoever needs it is told what went wrong.
    loading.catch(() => undefined);
  };
  return {
    jobs,
    warmUp,
    memory: () => engine?.heap().length ?? 0,
    isExhausted: () => engine?.isExhausted() ?? false,
  };
}
