import { createToastQueue, ToastRegion } from '@leeszaal/shared-ui/toast';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { NOTE_DURATION_MS, notesAtom } from './dialogs.ts';

const TONES = { info: 'info', success: 'success', warning: 'warning', error: 'danger' } as const;

/** Passes each note to the toast queue once. */
export default function NotesRegion() {
  const { t } = useLingui();
  const [notes, setNotes] = useAtom(notesAtom);
  const [queue] = useState(createToastQueue);
  useEffect(() => {
    if (notes.length === 0) return;
    for (const note of notes) {
      queue.add({ title: note.text, tone: TONES[note.type] }, { timeout: NOTE_DURATION_MS });
    }
    setNotes([]);
  }, [notes, setNotes, queue]);
  return <ToastRegion queue={queue} label={t`Notifications`} closeLabel={t`Close`} />;
}
