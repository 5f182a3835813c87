import type { BenchBook } from './bench-book.contract.ts';
import { makeLongChapter, makeShortChapters } from './chaptered-epub.ts';
import { makeIllustratedPdf } from './illustrated-pdf.ts';
import { makeScannedPdf } from './scanned-pdf.ts';
import { makeTextPdf } from './text-pdf.ts';

/** The documents that every reader opens; the same bytes each time. */
export const benchBooks = async (): Promise<readonly BenchBook[]> => [
  makeTextPdf(1000),
  await makeIllustratedPdf(352),
  await makeScannedPdf(60),
  await makeShortChapters(),
  await makeLongChapter(),
];
