import type { WholePages } from '../../documents/model/whole-pages.ts';
import type { ImportOutcome } from '../import-messages.ts';
import type { ReadingProgress } from '../reading/import-document.ts';

/** A file of a run and its outcome. */
export interface ImportResult {
  readonly file: string;
  readonly outcome: ImportOutcome;
}

type StoredStatus = Extract<ImportOutcome, { kind: 'stored' }>['status'];

/** Progress of a run: the file's number, and its pages so far. */
export function progressLine(
  { at, of, file }: { readonly at: number; readonly of: number; readonly file: string },
  { done, total }: ReadingProgress,
): string {
  const share = total > 1 ? `  page ${done} of ${total}` : '';
  return `[${at}/${of}] ${file}${share}`;
}

/** Why pages travel whole. */
const WHOLE: Readonly<Record<WholePages, string>> = {
  'too-large': 'they are too large',
  'nothing-shared': 'they have little in common',
  failed: 'they could not be divided',
};

/** The outcome of a file, as a line. */
export function outcomeLine({ file, outcome }: ImportResult): string {
  if (outcome.kind === 'refused') {
    const why = outcome.limit ? `limit ${outcome.limit}` : outcome.fault;
    return `refused    ${file}: ${outcome.message} (${why})`;
  }
  const pages = `${outcome.pageCount} ${outcome.pageCount === 1 ? 'page' : 'pages'}`;
  const { wholePages } = outcome;
  const note = wholePages ? ` (pages travel whole: ${WHOLE[wholePages]})` : '';
  return `${outcome.status.padEnd(9)}  ${file}: ${outcome.title}, ${pages}${note}`;
}

/** The totals of a run, followed by the refused files. */
export function summary(results: readonly ImportResult[]): string {
  const count = (status: StoredStatus) =>
    results.filter(({ outcome }) => outcome.kind === 'stored' && outcome.status === status).length;
  const restored = count('restored');
  const refused = results.filter(({ outcome }) => outcome.kind === 'refused');
  return [
    [
      `${count('imported')} imported`,
      `${count('unchanged')} unchanged`,
      ...(restored > 0 ? [`${restored} restored`] : []),
      `${refused.length} refused`,
    ].join(', '),
    ...refused.map((result) => `  ${outcomeLine(result)}`),
  ].join('\n');
}
