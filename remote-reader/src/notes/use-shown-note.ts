import { useCallback, useEffect, useState } from 'react';
import type { BesidePage } from '../viewers/contract/viewer.contract.ts';

/** What is shown beside the page, until it is closed or the page that it belongs to is left. */
export function useShownNote<T extends BesidePage>() {
  const [note, setNote] = useState<T>();
  const showNote = useCallback((next: T) => setNote(() => next), []);
  const closeNote = useCallback(() => setNote(undefined), []);
  // Also while the loan's end covers it: with the next loan there is another page.
  useEffect(() => {
    if (!note) return undefined;
    const { signal } = note;
    if (signal.aborted) closeNote();
    signal.addEventListener('abort', closeNote);
    return () => signal.removeEventListener('abort', closeNote);
  }, [note, closeNote]);
  return { note, showNote, closeNote };
}
