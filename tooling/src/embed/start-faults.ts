import type { StartSize } from './start-sizes.ts';

/** The largest sizes in KB of gzip: of the start with an EPUB, and beyond pdf.js of the start with a PDF. */
export interface StartBudgets {
  readonly epub: number;
  readonly pdf: number;
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** The part that counts against the budget: pdf.js is as large for every reader of a PDF. */
export function countedSize({ start, total, packages }: StartSize): number {
  const [, engine = 0] = packages.find(([name]) => name === 'pdfjs-dist') ?? [];
  return start === 'pdf' ? total - engine : total;
}

/** A line for each start above its budget. */
export const startFaults = (sizes: readonly StartSize[], budgets: StartBudgets): string[] =>
  sizes
    .filter((size) => countedSize(size) > budgets[size.start] * 1024)
    .map(
      (size) =>
        `The embed has ${kilobytes(countedSize(size))} of gzip until the first page of a document (${size.start}). ` +
        `Its budget is ${budgets[size.start]} KB. pnpm bench:embed shows its packages.`,
    );
