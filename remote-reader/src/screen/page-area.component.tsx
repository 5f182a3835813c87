import { useHost } from '@leeszaal/remote-kit/react';
import type { ContentsEntry } from '@leeszaal/shared-contracts';
import type { RefObject } from 'react';
import { FollowHistory } from '../history/follow-history.component.tsx';
import { WayBack } from '../history/way-back.component.tsx';
import { CommentPopup } from '../notes/comment-popup.component.tsx';
import { NotePopup } from '../notes/note-popup.component.tsx';
import { useShownNote } from '../notes/use-shown-note.ts';
import { DamageNotice } from '../notice/damage-notice.component.tsx';
import { PlaceNotice } from '../place/place-notice.component.tsx';
import { beginAt } from '../reading/begin-at.ts';
import type { OpenDocument } from '../reading/reading.contract.ts';
import type { Reading } from '../reading/reading.ts';
import type { CommentView, NoteView } from '../viewers/contract/viewer.contract.ts';
import { FirstPageFailed, NotOpened } from './not-opened.component.tsx';
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
  /** The element in which the viewer is created. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly focusPage: () => void;
}

/** The page of an open document, with the notices and popups over it. */
export function PageArea(props: PageAreaProps) {
  const { reading, open, contents, hasPages, isVisible, stage, focusPage } = props;
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
      {viewer && isVisible && <DamageNotice viewer={viewer} onGone={focusPage} />}
      <div className={styles.page}>
        {isVisible && (contents || hasPages) && (
          <PlaceNotice
            places={places}
            contents={contents ?? NONE}
            hasPages={hasPages}
            onGone={focusPage}
          />
        )}
        <div ref={stage} tabIndex={-1} className={styles.stage} inert={!isVisible} />
        {viewer && <PageAnnouncer viewer={viewer} />}
        <FollowHistory history={history} />
        {isVisible && <WayBack history={history} hasPages={hasPages} onGone={focusPage} />}
        {note && isVisible && <NotePopup note={note} onClose={closeNote} />}
        {comment && isVisible && <CommentPopup comment={comment} onClose={closeComment} />}
        {stuck && (
          <NotOpened
            isGone={stuck === 'gone'}
            onAgain={() => (stuck === 'gone' ? navigation.navigate(0) : again(retry))}
          />
        )}
        {isVisible && !stuck && <Waiting viewer={viewer} />}
        {viewer && (
          <FirstPageFailed
            viewer={viewer}
            onAgain={() => again(() => beginAt(viewer, open.begin))}
          />
        )}
        {viewer && !isVisible && <div className={styles.cover} />}
      </div>
    </div>
  );
}
