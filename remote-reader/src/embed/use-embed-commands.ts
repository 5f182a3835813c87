import { useHost } from '@leeszaal/remote-kit/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { OpenDocument } from '../reading/reading.contract.ts';
import type { Reading } from '../reading/reading.ts';
import type { DocumentSearch } from '../search/use-document-search.ts';
import { loadCommands } from './command-code.ts';

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
      goTo: async (target) => (await loadCommands()).goTo(reading, latest.current.open, target),
      search: async (query, mode = 'words') =>
        (await loadCommands()).search(reading, () => latest.current, String(query), mode),
    });
    return () => embed.offer(undefined);
  }, [embed, reading]);
}
