import { NOTE_DURATION_MS } from '@leeszaal/shared-contracts';
import { messageTones } from '@leeszaal/shared-ui/message';
import { createToastQueue, ToastRegion } from '@leeszaal/shared-ui/toast';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { notesAtom } from './dialogs.ts';

/** Passes each note to the toast queue once. */
export default function NotesRegion() {
  const { t } = useLingui();
  const [notes, setNotes] = useAtom(notesAtom);
  const [queue] = useState(createToastQueue);
  useEffect(() => {
    if (notes.length === 0) return;
    for (const note of notes) {
      queue.add({ title: note.text, tone: messageTones[note.type] }, { timeout: NOTE_DURATION_MS });
    }
    setNotes([]);
  }, [notes, setNotes, queue]);
  return <ToastRegion queue={queue} label={t`Notifications`} closeLabel={t`Close`} />;
}
