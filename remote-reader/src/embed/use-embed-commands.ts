import { useHost } from '@leeszaal/remote-kit/react';
import { EmbedCommandError } from '@leeszaal/shared-contracts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { OpenDocument } from '../reading/reading.contract.ts';
import type { Reading } from '../reading/reading.ts';
import type { SearchOutcome } from '../search/find-hits.ts';
import type { DocumentSearch } from '../search/use-document-search.ts';
import { goTo } from './go-to.ts';
import { readyViewer } from './when-ready.ts';

/**
 * Offers the commands of an open document to the page around an embedded reader, until the component is gone.
 *
 * @param onSearch shows the results
 */
export function useEmbedCommands(
  reading: Reading,
  open: OpenDocument,
  search: DocumentSearch,
  onSearch: () => void,
): void {
  const { embed } = useHost();
  const latest = useRef({ open, search, onSearch });
  useLayoutEffect(() => {
    latest.current = { open, search, onSearch };
  });
  useEffect(() => {
    if (!embed) return;
    embed.offer({
      goTo: (target) => goTo(reading, latest.current.open, target),
      search: async (query, mode = 'words') => {
        await readyViewer(reading, latest.current.open);
        const { search: current, onSearch: show, open: opened } = latest.current;
        const asked = current.ask(String(query), mode);
        if (asked === undefined) return 0;
        show();
        return countOf(await asked, opened.signal);
      },
    });
    return () => embed.offer(undefined);
  }, [embed, reading]);
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
