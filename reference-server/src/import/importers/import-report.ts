import type { ImportOutcome } from '../import-messages.ts';
import type { ReadingProgress } from '../reading/import-document.ts';

/** One file of a run and how it ended. */
export interface ImportResult {
  readonly file: string;
  readonly outcome: ImportOutcome;
}

type StoredStatus = Extract<ImportOutcome, { kind: 'stored' }>['status'];

/** How far a run is: which file of how many, and how much of it. */
export function progressLine(
  { at, of, file }: { readonly at: number; readonly of: number; readonly file: string },
  { done, total }: ReadingProgress,
): string {
  const share = total > 1 ? `  page ${done} of ${total}` : '';
  return `[${at}/${of}] ${file}${share}`;
}

/** One line for what happened to a file. */
export function outcomeLine({ file, outcome }: ImportResult): string {
  if (outcome.kind === 'refused') {
    const why = outcome.limit ? `limit ${outcome.limit}` : outcome.fault;
    return `refused    ${file}: ${outcome.message} (${why})`;
  }
  const pages = `${outcome.pageCount} ${outcome.pageCount === 1 ? 'page' : 'pages'}`;
  return `${outcome.status.padEnd(9)}  ${file}: ${outcome.title}, ${pages}`;
}

/** What a run comes to, with those at the end that somebody has to look at. */
export function summary(results: readonly ImportResult[]): string {
  const count = (status: StoredStatus) =>
    results.filter(({ outcome }) => outcome.kind === 'stored' && outcome.status === status).length;
  const restored = count('restored');
  const refused = results.filter(({ outcome }) => outcome.kind === 'refused');
  return [
    [
      `${count('imported')} imported`,
      `${count('unchanged')} unchanged`,
      // Rare, and never of no interest.
      ...(restored > 0 ? [`${restored} restored`] : []),
      `${refused.length} refused`,
    ].join(', '),
    ...refused.map((result) => `  ${outcomeLine(result)}`),
  ].join('\n');
}
