import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { notesAtom } from './dialogs.ts';

const NotesRegion = lazy(() => import('./notes-region.component.tsx'));

/** Short notes; their code comes with the first one and stays. */
export function Notes() {
  const hasNotes = useAtomValue(notesAtom).length > 0;
  const [wasNeeded, setNeeded] = useState(false);
  if (hasNotes && !wasNeeded) setNeeded(true);
  return <Suspense>{wasNeeded && <NotesRegion />}</Suspense>;
}
