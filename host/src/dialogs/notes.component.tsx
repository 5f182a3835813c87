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

/** Short notes. Their code loads with the first note. If it fails to load, messages show the texts. */
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
