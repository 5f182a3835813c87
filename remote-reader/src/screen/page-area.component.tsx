import { useHost } from '@leeszaal/remote-kit/react';
import type { ContentsEntry } from '@leeszaal/shared-contracts';
import type { RefObject } from 'react';
import { FollowHistory } from '../history/follow-history.component.tsx';
import { useShownNote } from '../notes/use-shown-note.ts';
import { beginAt } from '../reading/begin-at.ts';
import type { OpenDocument } from '../reading/reading.contract.ts';
import type { Reading } from '../reading/reading.ts';
import type { CommentView, NoteView } from '../viewers/contract/viewer.contract.ts';
import { CONTROLS, Late } from './late-controls.tsx';
import { PageAnnouncer } from './page-announcer.component.tsx';
import styles from './reader.module.css';
import { useViewerIn } from './use-viewer-in.ts';
import { Waiting } from './waiting.component.tsx';

const NONE: readonly ContentsEntry[] = [];

interface PageAreaProps {
  readonly reading: Reading;
  readonly open: OpenDocument;
  /** Undefined while loading. */
  readonly contents: readonly ContentsEntry[] | undefined;
  /** Whether the document has numbered pages. */
  readonly hasPages: boolean;
  /** Whether the document may be shown. */
  readonly isVisible: boolean;
  /** Whether notices may render, as toolbar and panel. */
  readonly areControlsReady: boolean;
  /** The element in which the viewer is created. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly focusPage: () => void;
}

/** The page of an open document, with the notices and popups over it. */
export function PageArea(props: PageAreaProps) {
  const { reading, open, contents, hasPages, isVisible, areControlsReady, stage, focusPage } =
    props;
  const showsNotices = isVisible && areControlsReady;
  const { viewer, places, history } = open;
  const { navigation } = useHost();
  const { note, showNote, closeNote } = useShownNote<NoteView>();
  const {
    note: comment,
    showNote: showComment,
    closeNote: closeComment,
  } = useShownNote<CommentView>();
  const [stuck, retry] = useViewerIn(stage, reading, open, {
    onNote: showNote,
    onComment: showComment,
  });
  /** The pressed button disappears: the page takes its focus. */
  const again = (run: () => void) => {
    focusPage();
    run();
  };
  return (
    <div className={styles.main}>
      {viewer && showsNotices && (
        <Late control={CONTROLS.damageNotice} props={{ viewer, onGone: focusPage }} />
      )}
      <div className={styles.page}>
        {showsNotices && (contents || hasPages) && (
          <Late
            control={CONTROLS.placeNotice}
            props={{ places, contents: contents ?? NONE, hasPages, onGone: focusPage }}
          />
        )}
        <div ref={stage} tabIndex={-1} className={styles.stage} inert={!isVisible} />
        {viewer && <PageAnnouncer viewer={viewer} />}
        <FollowHistory history={history} />
        {showsNotices && (
          <Late control={CONTROLS.wayBack} props={{ history, hasPages, onGone: focusPage }} />
        )}
        {note && isVisible && (
          <Late control={CONTROLS.notePopup} props={{ note, onClose: closeNote }} />
        )}
        {comment && isVisible && (
          <Late control={CONTROLS.commentPopup} props={{ comment, onClose: closeComment }} />
        )}
        {stuck && (
          <Late
            control={CONTROLS.notOpened}
            props={{
              isGone: stuck === 'gone',
              onAgain: () => (stuck === 'gone' ? navigation.navigate(0) : again(retry)),
            }}
          />
        )}
        {isVisible && !stuck && <Waiting viewer={viewer} />}
        {viewer && areControlsReady && (
          <Late
            control={CONTROLS.firstPageFailed}
            props={{ viewer, onAgain: () => again(() => beginAt(viewer, open.begin)) }}
          />
        )}
        {viewer && !isVisible && <div className={styles.cover} />}
      </div>
    </div>
  );
}
