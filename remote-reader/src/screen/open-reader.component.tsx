import { type ContentsEntry, formatOf, isGone } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FollowHistory } from '../history/follow-history.component.tsx';
import { WayBack } from '../history/way-back.component.tsx';
import { useIsVisible } from '../licence/use-is-visible.ts';
import { CommentPopup } from '../notes/comment-popup.component.tsx';
import { commentTitle } from '../notes/comment-title.ts';
import { NotePopup } from '../notes/note-popup.component.tsx';
import { useShownNote } from '../notes/use-shown-note.ts';
import { DamageNotice } from '../notice/damage-notice.component.tsx';
import { PanelPlace, ReaderPanel } from '../panel/reader-panel.component.tsx';
import { firstTab, type TabName, tabsOf } from '../panel/tab-name.ts';
import { PlaceNotice } from '../place/place-notice.component.tsx';
import { beginAt } from '../reading/begin-at.ts';
import type { OpenDocument, Reading } from '../reading/reading.contract.ts';
import { HeaderReaderSearchBar } from '../search/reader-search-bar.component.tsx';
import { useDocumentSearch } from '../search/use-document-search.ts';
import { Toolbar, ToolbarPlace } from '../toolbar/toolbar.component.tsx';
import type { CommentView, NoteView, ViewerFailure } from '../viewers/contract/viewer.contract.ts';
import { FirstPageFailed, NotOpened } from './not-opened.component.tsx';
import { PageAnnouncer } from './page-announcer.component.tsx';
import styles from './reader.module.css';
import { useControlsReady } from './use-controls-ready.ts';
import { useFocusAtFirst } from './use-focus-at-first.ts';
import { useViewerFailures } from './use-viewer-failures.ts';
import { Waiting } from './waiting.component.tsx';

const NONE: readonly ContentsEntry[] = [];

interface OpenReaderProps {
  readonly reading: Reading;
  readonly open: OpenDocument;
}

/** Toolbar, side panel and page of an open document. */
export function OpenReader({ reading, open }: OpenReaderProps) {
  const { i18n } = useLingui();
  const { navigation } = useHost();
  const isMobile = useIsMobile();
  const stage = useRef<HTMLDivElement>(null);
  const isVisible = useIsVisible(open.keeper);
  const onFailure = useViewerFailures(open);
  const search = useDocumentSearch(open, reading.start);
  const { note, showNote, closeNote } = useShownNote<NoteView>();
  const {
    note: comment,
    showNote: showComment,
    closeNote: closeComment,
  } = useShownNote<CommentView>();
  /** Why there is no viewer: its code did not come, or is not on the server any more. */
  const [stuck, setStuck] = useState<'failed' | 'gone'>();
  const areControlsReady = useControlsReady(open.viewer);
  const contents = useDeferredValue(open.contents);
  const conditions = {
    hasContents: contents === undefined || contents.length > 0,
    hasPages: formatOf(open.document.appearance.mimeType) === 'pdf',
    isMobile,
  };
  const tabs = tabsOf(conditions);
  const [chosen, setChosen] = useState<TabName | undefined>(() =>
    reading.start.search && !isMobile ? 'searchresults' : firstTab(conditions),
  );
  const [hasChosen, setHasChosen] = useState(false);
  /** Where the panel opens again: who closes it to see the page comes back to what they were at. */
  const [lastTab, setLastTab] = useState(chosen ?? tabs[0]);
  const setTab = useCallback((name: TabName | undefined) => {
    setChosen(name);
    setHasChosen(true);
    if (name !== undefined) setLastTab(name);
  }, []);
  // A tab may go while it is open: the contents, when there turn out to be none.
  const tab = chosen && (tabs.includes(chosen) ? chosen : (firstTab(conditions) ?? tabs[0]));
  const focusPage = useCallback(() => {
    const { current } = stage;
    const page = current?.querySelector<HTMLElement>('[role="region"]') ?? current;
    page?.focus({ preventScroll: true });
  }, []);
  /** Counts choices in the panel; keys turn pages after each (`docs/decisions.md` 88). */
  const [choices, setChoices] = useState(0);
  const onChoice = useCallback(() => setChoices((count) => count + 1), []);
  // An effect: on mobile the panel closes with the choice, and returns the focus first.
  useEffect(() => {
    if (choices > 0) focusPage();
  }, [choices, focusPage]);
  useFocusAtFirst(stage, areControlsReady && isVisible && open.viewer !== undefined);
  /** The button that is pressed goes with its press, and must not take the focus along. */
  const again = (begin: () => void) => {
    focusPage();
    begin();
  };
  // Both are others in another language; the viewer is the same one.
  const latest = useRef({ i18n, onFailure });
  useLayoutEffect(() => {
    latest.current = { i18n, onFailure };
  }, [i18n, onFailure]);
  const attach = useCallback(() => {
    if (!stage.current) return;
    setStuck(undefined);
    const tell = (failure: ViewerFailure) => latest.current.onFailure(failure);
    const callbacks = {
      pageLabel: (page: number, count: number) =>
        latest.current.i18n._(msg`Page ${page} of ${count}`),
      onNote: showNote,
      onComment: showComment,
      commentLabel: (author: string | undefined) => latest.current.i18n._(commentTitle(author)),
      onFailure: tell,
    };
    reading.attach(stage.current, callbacks).catch(async (cause: unknown) => {
      setStuck((await isGone(cause)) ? 'gone' : 'failed');
      tell({ kind: 'page-open-failed', cause });
    });
  }, [reading, showNote, showComment]);
  useEffect(attach, [attach]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels are read again when the language changes
  useEffect(() => open.viewer?.relabel(), [open.viewer, i18n.locale]);

  return (
    <>
      {areControlsReady && !isMobile && (
        <HeaderReaderSearchBar search={search} onSearch={() => setTab('searchresults')} />
      )}
      {areControlsReady && open.viewer ? (
        <Toolbar
          viewer={open.viewer}
          isPanelOpen={tab !== undefined}
          onPanel={() => setTab(tab === undefined ? lastTab : undefined)}
        />
      ) : (
        <ToolbarPlace />
      )}
      <div className={styles.body}>
        {areControlsReady ? (
          <ReaderPanel
            open={open}
            search={search}
            tabs={tabs}
            tab={tab}
            onTab={setTab}
            onChoice={onChoice}
            isUnasked={!hasChosen}
            isAwaited={contents === undefined && tab === 'toc' && !hasChosen}
          />
        ) : (
          tab !== undefined && <PanelPlace />
        )}
        <div className={styles.main}>
          {open.viewer && isVisible && <DamageNotice viewer={open.viewer} onGone={focusPage} />}
          <div className={styles.page}>
            {isVisible && (contents || conditions.hasPages) && (
              <PlaceNotice
                places={open.places}
                contents={contents ?? NONE}
                hasPages={conditions.hasPages}
                onGone={focusPage}
              />
            )}
            <div ref={stage} tabIndex={-1} className={styles.stage} inert={!isVisible} />
            {open.viewer && <PageAnnouncer viewer={open.viewer} />}
            <FollowHistory history={open.history} />
            {isVisible && (
              <WayBack history={open.history} hasPages={conditions.hasPages} onGone={focusPage} />
            )}
            {note && isVisible && <NotePopup note={note} onClose={closeNote} />}
            {comment && isVisible && <CommentPopup comment={comment} onClose={closeComment} />}
            {stuck && (
              <NotOpened
                isGone={stuck === 'gone'}
                onAgain={() => (stuck === 'gone' ? navigation.navigate(0) : again(attach))}
              />
            )}
            {isVisible && !stuck && <Waiting viewer={open.viewer} />}
            {open.viewer && (
              <FirstPageFailed
                viewer={open.viewer}
                onAgain={() => again(() => open.viewer && beginAt(open.viewer, open.begin))}
              />
            )}
            {open.viewer && !isVisible && <div className={styles.cover} />}
          </div>
        </div>
      </div>
    </>
  );
}
