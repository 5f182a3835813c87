import { formatOf } from '@leeszaal/shared-contracts';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useEmbedCommands } from '../embed/use-embed-commands.ts';
import { useIsVisible } from '../licence/use-is-visible.ts';
import { PanelPlace } from '../panel/panel-place.component.tsx';
import { useIsEmbed } from '../placement/use-is-embed.ts';
import type { OpenDocument } from '../reading/reading.contract.ts';
import type { Reading } from '../reading/reading.ts';
import { useDocumentSearch } from '../search/use-document-search.ts';
import { ToolbarPlace } from '../toolbar/toolbar-place.component.tsx';
import { CONTROLS, Late } from './late-controls.tsx';
import { PageArea } from './page-area.component.tsx';
import styles from './reader.module.css';
import { useControlsReady } from './use-controls-ready.ts';
import { useFocusAtFirst } from './use-focus-at-first.ts';
import { usePanelTab } from './use-panel-tab.ts';

interface OpenReaderProps {
  readonly reading: Reading;
  readonly open: OpenDocument;
}

/** Toolbar, side panel and page of an open document. */
export function OpenReader({ reading, open }: OpenReaderProps) {
  const { viewer } = open;
  const title = open.document.title ?? undefined;
  const isMobile = useIsMobile();
  const isEmbedded = useIsEmbed();
  const stage = useRef<HTMLDivElement>(null);
  const isVisible = useIsVisible(open.keeper);
  const search = useDocumentSearch(open, reading.start);
  const areControlsReady = useControlsReady(viewer);
  const contents = useDeferredValue(open.contents);
  const hasPages = formatOf(open.document.appearance.mimeType) === 'pdf';
  const hasContents = contents === undefined || contents.length > 0;
  const { tabs, tab, isChosen, setTab, toggle } = usePanelTab(
    { hasContents, hasPages, isMobile },
    reading.start.search !== undefined,
  );
  const focusPage = useCallback(() => {
    const { current } = stage;
    const page = current?.querySelector<HTMLElement>('[role="region"]') ?? current;
    page?.focus({ preventScroll: true });
  }, []);
  /** Number of choices in the panel; after each, keys turn pages (`docs/decisions.md` 88). */
  const [choices, setChoices] = useState(0);
  const onChoice = useCallback(() => setChoices((count) => count + 1), []);
  // An effect: on mobile the panel closes with the choice, and returns the focus first.
  useEffect(() => {
    if (choices > 0) focusPage();
  }, [choices, focusPage]);
  useFocusAtFirst(stage, !isEmbedded && areControlsReady && isVisible && viewer !== undefined);
  useEmbedCommands(reading, open, search, () => setTab('searchresults'));

  return (
    <>
      {areControlsReady && !isMobile && !isEmbedded && (
        <Late
          control={CONTROLS.searchBar}
          props={{ search, onSearch: () => setTab('searchresults') }}
        />
      )}
      {areControlsReady && viewer ? (
        <Late
          control={CONTROLS.toolbar}
          props={{ title, viewer, isPanelOpen: tab !== undefined, onPanel: toggle }}
        />
      ) : (
        <ToolbarPlace title={title} />
      )}
      <div className={styles.body}>
        {areControlsReady ? (
          <Late
            control={CONTROLS.panel}
            props={{
              open,
              search,
              tabs,
              tab,
              onTab: setTab,
              onChoice,
              isUnasked: !isChosen,
              isAwaited: contents === undefined && tab === 'toc' && !isChosen,
            }}
          />
        ) : (
          tab !== undefined && <PanelPlace />
        )}
        <PageArea
          {...{ reading, open, contents, hasPages, isVisible, areControlsReady, stage, focusPage }}
        />
      </div>
    </>
  );
}
