import { Button } from '@leeszaal/shared-ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { NoteView } from '../viewers/contract/viewer.contract.ts';
import { BesidePagePopup } from './beside-page.component.tsx';
import styles from './note-popup.module.css';

interface NotePopupProps {
  readonly note: NoteView;
  /** Must be stable between renders. */
  readonly onClose: () => void;
}

/**
 * A note beside its reference. The text has a frame of its own, so that the styles of the book affect nothing else.
 */
export function NotePopup({ note, onClose }: NotePopupProps) {
  const { t } = useLingui();
  const { mark } = note;
  const hasGone = useRef(false);

  const go = () => {
    hasGone.current = true;
    onClose();
    note.go();
  };

  return (
    <BesidePagePopup
      place={note}
      title={t`Note ${mark}`}
      hasGone={() => hasGone.current}
      onClose={onClose}
    >
      <NoteText note={note} title={t`Note ${mark}`} onClose={onClose} />
      <Button onPress={go}>
        <Trans>Go to the note</Trans>
      </Button>
    </BesidePagePopup>
  );
}

function NoteText({ note, title, onClose }: NotePopupProps & { readonly title: string }) {
  const parent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (parent.current) return note.show(parent.current, title, { onClose });
    return undefined;
  }, [note, title, onClose]);
  return <div ref={parent} className={styles.text} />;
}
