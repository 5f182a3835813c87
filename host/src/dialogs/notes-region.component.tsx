import { NOTE_DURATION_MS } from '@leeszaal/shared-contracts';
import { messageTones } from '@leeszaal/shared-ui/message';
import { createToastQueue, ToastRegion } from '@leeszaal/shared-ui/toast';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { notesAtom } from './dialogs.ts';

/**
 * Passes each note to the toast queue once. A text that waits or is shown there is not added again: the host and a
 * remote of an earlier release may both tell a turn (`docs/decisions.md` 124).
 */
export default function NotesRegion() {
  const { t } = useLingui();
  const [notes, setNotes] = useAtom(notesAtom);
  const [queue] = useState(createToastQueue);
  const [open] = useState(() => new Set<string>());
  useEffect(() => {
    if (notes.length === 0) return;
    for (const { text, type } of notes) {
      if (open.has(text)) continue;
      open.add(text);
      const onClose = () => void open.delete(text);
      queue.add({ title: text, tone: messageTones[type] }, { timeout: NOTE_DURATION_MS, onClose });
    }
    setNotes([]);
  }, [notes, setNotes, queue, open]);
  return <ToastRegion queue={queue} label={t`Notifications`} closeLabel={t`Close`} />;
}
