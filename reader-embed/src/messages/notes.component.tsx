import { NOTE_DURATION_MS } from '@leeszaal/shared-contracts';
import { useEffect, useSyncExternalStore } from 'react';
import styles from './messages.module.css';
import type { Messages } from './state.ts';

/** The oldest short note. The next one follows when its time has passed. */
export function Notes({ notes }: Pick<Messages, 'notes'>) {
  const [note] = useSyncExternalStore(notes.subscribe, notes.get);
  const id = note?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const end = () => notes.set(notes.get().filter((each) => each.id !== id));
    const timer = setTimeout(end, NOTE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [notes, id]);
  return (
    <div className={styles.notes} role="status">
      {note && <p className={styles.note}>{note.text}</p>}
    </div>
  );
}
