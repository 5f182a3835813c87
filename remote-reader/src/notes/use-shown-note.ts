import { useCallback, useEffect, useState } from 'react';
import type { BesidePage } from '../viewers/contract/viewer.contract.ts';

/** The note or comment beside the page, until it is closed or its page is left. */
export function useShownNote<T extends BesidePage>() {
  const [note, setNote] = useState<T>();
  const showNote = useCallback((next: T) => setNote(() => next), []);
  const closeNote = useCallback(() => setNote(undefined), []);
  // Also while the note is hidden after the end of a loan: the next loan shows another page.
  useEffect(() => {
    if (!note) return undefined;
    const { signal } = note;
    if (signal.aborted) closeNote();
    signal.addEventListener('abort', closeNote);
    return () => signal.removeEventListener('abort', closeNote);
  }, [note, closeNote]);
  return { note, showNote, closeNote };
}
