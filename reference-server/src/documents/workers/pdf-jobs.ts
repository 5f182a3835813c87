import { LRUCache } from 'lru-cache';
import { fileVersion } from '../model/file-version.ts';
import { cutPage, cutRange } from '../pdf/cutting/cut-pages.ts';
import { readShownPage } from '../pdf/cutting/read-shown-page.ts';
import type { OpenPdf } from '../pdf/engine/open-pdf.ts';
import type { Pdfium } from '../pdf/engine/pdfium.contract.ts';
import { loadPdfium } from '../pdf/engine/pdfium.ts';
import { scanFile } from '../pdf/limits/scan-file.ts';
import { checkLimits } from '../pdf/opening/check-limits.ts';
import { openRepairedPdf } from '../pdf/opening/open-repaired-pdf.ts';
import { PartsMaker } from '../pdf/paged/make-parts.ts';
import { renderPage } from '../pdf/painting/render-page.ts';
import { inspectPdf } from '../pdf/reading/inspect-pdf.ts';
import type { PageReading } from '../pdf/reading/read-page.ts';
import type { JobHandlers, JobKind } from './document-jobs.contract.ts';

/** Documents that stay open in a worker: readers turn pages of the same few. */
const MAX_OPEN = 4;

/** PDF jobs of a worker, and the state of their engine. */
export interface PdfJobs {
  readonly jobs: JobHandlers<Extract<JobKind, `pdf.${string}`>>;
  /** Loads the engine before the first job. */
  warmUp(): void;
  /** Bytes that the engine has allocated. */
  memory(): number;
  /** Whether the engine has reached its memory limit. */
  isExhausted(): boolean;
}

/** Creates the PDF jobs of a worker. The first of them loads the engine, unless it is warmed up before. */
export function createPdfJobs(): PdfJobs {
  let loading: Promise<Pdfium> | undefined;
  let engine: Pdfium | undefined;
  /** The document whose pages are being divided. */
  let dividing: { readonly pdf: OpenPdf; readonly maker: PartsMaker } | undefined;

  const dispose = (pdf: OpenPdf) => {
    if (dividing?.pdf === pdf) dividing = undefined;
    pdf.close();
  };
  const open = new LRUCache<string, OpenPdf>({ max: MAX_OPEN, dispose });

  const openedPdf = async (path: string): Promise<OpenPdf> => {
    loading ??= loadPdfium();
    const pdfium = await loading;
    engine = pdfium;
    const version = await fileVersion(path);
    const known = open.get(version);
    if (known) return known;
    const pdf = await openRepairedPdf(pdfium, path);
    open.set(version, pdf);
    return pdf;
  };

  const jobs: PdfJobs['jobs'] = {
    'pdf.inspect': async (path) => {
      await scanFile(path);
      const pdf = await openedPdf(path);
      await checkLimits(pdf);
      return inspectPdf(pdf);
    },
    'pdf.read': async (path, { from, amount }) => {
      const pdf = await openedPdf(path);
      const pages: PageReading[] = [];
      for (let at = 0; at < amount; at += 1) pages.push(await readShownPage(pdf, from + at));
      return pages;
    },
    'pdf.cut': async (path, { page }) => cutPage(await openedPdf(path), page),
    'pdf.parts': async (path, { amount }) => {
      const pdf = await openedPdf(path);
      // Another worker may have made the first steps: this one begins again.
      if (dividing?.pdf !== pdf) dividing = { pdf, maker: new PartsMaker(pdf) };
      const { maker } = dividing;
      let isUnfinished = false;
      try {
        const outcome = await maker.goOn(amount);
        isUnfinished = outcome === undefined;
        return outcome;
      } finally {
        if (!isUnfinished) dividing = undefined;
      }
    },
    'pdf.range': async (path, { from, amount }) => cutRange(await openedPdf(path), from, amount),
    'pdf.render': async (path, { page, width }) => renderPage(await openedPdf(path), page, width),
  };
  const warmUp = () => {
    loading ??= loadPdfium();
    // The job that needs the engine reports the failure.
    loading.catch(() => undefined);
  };
  return {
    jobs,
    warmUp,
    memory: () => engine?.heap().length ?? 0,
    isExhausted: () => engine?.isExhausted() ?? false,
  };
}
