import { definePart, useBackgroundPart } from '@leeszaal/remote-kit/parts';
import type { DialogsPort } from '@leeszaal/shared-contracts';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { notesAtom } from './dialogs.ts';

const regionPart = definePart(async () => (await import('./notes-region.component.tsx')).default);

interface NotesProps {
  readonly showMessage: DialogsPort['message'];
  readonly part?: typeof regionPart;
}

/** Short notes. Their code loads with the first note. If it fails to load, messages show the texts. */
export function Notes({ showMessage, part = regionPart }: NotesProps) {
  const [notes, setNotes] = useAtom(notesAtom);
  const { Part: NotesRegion, hasFailed } = useBackgroundPart(part, notes.length > 0);
  useEffect(() => {
    if (!hasFailed || notes.length === 0) return;
    for (const { type, text } of notes) void showMessage({ type, title: text, body: [] });
    setNotes([]);
  }, [hasFailed, notes, setNotes, showMessage]);
  return NotesRegion && <NotesRegion />;
}
