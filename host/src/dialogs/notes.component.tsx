import type { DialogsPort } from '@leeszaal/shared-contracts';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useBackgroundPart } from '../parts/use-part.ts';
import { notesAtom } from './dialogs.ts';

const importRegion = () => import('./notes-region.component.tsx');

interface NotesProps {
  readonly showMessage: DialogsPort['message'];
  readonly load?: typeof importRegion;
}

/**
 * Short notes; their code comes with the first one and stays. Where it does not come, what they say is said in
 * messages.
 */
export function Notes({ showMessage, load = importRegion }: NotesProps) {
  const [notes, setNotes] = useAtom(notesAtom);
  const { Part: NotesRegion, hasFailed } = useBackgroundPart(load, notes.length > 0);
  useEffect(() => {
    if (!hasFailed || notes.length === 0) return;
    for (const { type, text } of notes) void showMessage({ type, title: text, body: [] });
    setNotes([]);
  }, [hasFailed, notes, setNotes, showMessage]);
  return NotesRegion && <NotesRegion />;
}
