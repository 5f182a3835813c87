import { Button } from '@leeszaal/shared-ui/button';
import { CloseIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Popover } from '@leeszaal/shared-ui/popover';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { NoteView } from '../viewers/viewer.contract.ts';
import styles from './note-popup.module.css';

interface NotePopupProps {
  readonly note: NoteView;
  /** Stays the same between renderings. */
  readonly onClose: () => void;
}

/**
 * A note beside the text that refers to it; on mobile at the foot of the screen. The document's text is
 * in a frame of its own: what a book says how it looks concerns nothing else.
 */
export function NotePopup({ note, onClose }: NotePopupProps) {
  const { t } = useLingui();
  const isMobile = useIsMobile();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useBox(note);
  const { mark } = note;
  const hasGone = useRef(false);

  // After the popover has given the focus back to the frame, it goes to the link in it.
  useEffect(
    () => () => {
      if (hasGone.current) return;
      requestAnimationFrame(() => requestAnimationFrame(() => note.focusReference()));
    },
    [note],
  );

  const go = () => {
    hasGone.current = true;
    onClose();
    note.go();
  };

  return (
    <>
      <span ref={anchor} className={styles.anchor} style={box} aria-hidden />
      <Popover
        label={t`Note ${mark}`}
        triggerRef={anchor}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        hasArrow={!isMobile}
        className={styles.popup}
      >
        <div className={styles.note}>
          <div className={styles.head}>
            <h2 className={styles.title} title={t`Note ${mark}`}>
              {t`Note ${mark}`}
            </h2>
            <IconButton label={t`Close`} icon={CloseIcon} size="sm" onPress={onClose} />
          </div>
          <NoteText note={note} title={t`Note ${mark}`} onClose={onClose} />
          <Button onPress={go}>
            <Trans>Go to the note</Trans>
          </Button>
        </div>
      </Popover>
    </>
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

/** Where the reference stands, also after the window has changed its size. */
function useBox(note: NoteView) {
  const [box, setBox] = useState(() => note.box());
  useLayoutEffect(() => {
    const measure = () => setBox(note.box());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [note]);
  return box;
}
