import { EmbedCommandError } from '@leeszaal/shared-contracts';
import type { OpenDocument } from '../reading/reading.contract.ts';
import type { SearchOutcome } from '../search/find-hits.ts';
import type { DocumentSearch } from '../search/use-document-search.ts';
import type { SearchMode } from '../source/query-text.ts';
import type { FollowedReading } from './follow-reading.ts';
import { readyViewer } from './when-ready.ts';

export { goTo } from './go-to.ts';

/** The document and viewer that a command finds on the screen. */
export interface CommandScreen {
  readonly open: OpenDocument;
  readonly search: DocumentSearch;
  /** Shows the results. */
  readonly onSearch: () => void;
}

/**
 * Searches in an open document; resolves with the number of hits.
 *
 * @param screen the present one, once the document is ready
 * @throws EmbedCommandError
 */
export async function search(
  reading: FollowedReading,
  screen: () => CommandScreen,
  query: string,
  mode: SearchMode,
): Promise<number> {
  await readyViewer(reading, screen().open);
  const { search: current, onSearch, open } = screen();
  const asked = current.ask(query, mode);
  if (asked === undefined) return 0;
  onSearch();
  return countOf(await asked, open.signal);
}

/** @throws EmbedCommandError */
function countOf(outcome: SearchOutcome, signal: AbortSignal): number {
  switch (outcome.kind) {
    case 'found':
      return outcome.hits.length;
    case 'given-up':
      throw new EmbedCommandError(signal.aborted ? 'closed' : 'superseded');
    case 'failed':
      throw new EmbedCommandError(outcome.failure === 'forbidden' ? 'expired' : 'failed');
  }
}
