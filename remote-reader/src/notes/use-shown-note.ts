import { useCallback, useEffect, useState } from 'react';
import type { NoteView } from '../viewers/viewer.contract.ts';

/** The note that is shown, until it is closed or the page that it belongs to is left. */
export function useShownNote() {
  const [note, showNote] = useState<NoteView>();
  const closeNote = useCallback(() => showNote(undefined), []);
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
