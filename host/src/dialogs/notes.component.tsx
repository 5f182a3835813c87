import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { usePortal } from '../portal/use-portal.ts';
import { useQuietPart } from '../start/use-part.ts';
import { notesAtom } from './dialogs.ts';

const importRegion = () => import('./notes-region.component.tsx');

/**
 * Short notes; their code comes with the first one and stays. Where it does not come, what they say is said in
 * messages.
 */
export function Notes({ load = importRegion }: { readonly load?: typeof importRegion }) {
  const { showMessage } = usePortal();
  const [notes, setNotes] = useAtom(notesAtom);
  const { Part: NotesRegion, hasFailed } = useQuietPart(load, notes.length > 0);
  useEffect(() => {
    if (!hasFailed || notes.length === 0) return;
    for (const { type, text } of notes) void showMessage({ type, title: text, body: [] });
    setNotes([]);
  }, [hasFailed, notes, setNotes, showMessage]);
  return NotesRegion && <NotesRegion />;
}
