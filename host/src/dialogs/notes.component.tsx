import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useQuietPart } from '../start/use-part.ts';
import { notesAtom } from './dialogs.ts';

const importRegion = () => import('./notes-region.component.tsx');

/** Short notes; their code comes with the first one and stays. */
export function Notes() {
  const hasNotes = useAtomValue(notesAtom).length > 0;
  const [wasNeeded, setNeeded] = useState(false);
  if (hasNotes && !wasNeeded) setNeeded(true);
  const NotesRegion = useQuietPart(importRegion, wasNeeded);
  return NotesRegion && <NotesRegion />;
}
