import {
  ContentsIcon,
  type IconType,
  InfoIcon,
  PrintIcon,
  SearchIcon,
  SettingsIcon,
  ThumbnailsIcon,
} from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { SidePanel } from '@leeszaal/shared-ui/side-panel';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Tab, TabList, TabPanel, Tabs } from '@leeszaal/shared-ui/tabs';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { PrintTab } from '../print/print-tab.component.tsx';
import type { OpenDocument } from '../reading/reading.contract.ts';
import { SearchTab } from '../search/search-tab.component.tsx';
import type { DocumentSearch } from '../search/use-document-search.ts';
import { ThumbnailsTab } from '../thumbnails/thumbnails-tab.component.tsx';
import { ContentsTab } from './contents-tab.component.tsx';
import { MetadataTab } from './metadata-tab.component.tsx';
import styles from './panel.module.css';
import { SettingsTab } from './settings-tab.component.tsx';
import type { TabName } from './tab-name.ts';

interface ReaderPanelProps {
  readonly open: OpenDocument;
  readonly search: DocumentSearch;
  /** In order. */
  readonly tabs: readonly TabName[];
  /** The open tab; undefined while the panel is collapsed. */
  readonly tab: TabName | undefined;
  readonly onTab: (tab: TabName | undefined) => void;
  /** Called after a choice that moves the document: the focus goes to the page. */
  readonly onChoice: () => void;
  /** The panel opened with the document, not by the reader. */
  readonly isUnasked: boolean;
  /** The panel is empty for now: which tab opens is not known yet. */
  readonly isAwaited: boolean;
}

const LOOKS: Record<TabName, { readonly name: MessageDescriptor; readonly icon: IconType }> = {
  toc: { name: msg`Contents`, icon: ContentsIcon },
  metadata: { name: msg`Details`, icon: InfoIcon },
  thumbnails: { name: msg`Pages`, icon: ThumbnailsIcon },
  searchresults: { name: msg`Search results`, icon: SearchIcon },
  print: { name: msg`Print`, icon: PrintIcon },
  settings: { name: msg`Settings`, icon: SettingsIcon },
};

const WIDTH = '22rem';

/** Keeps the width of the open panel until it renders, so that the page is laid out once. */
export function PanelPlace() {
  return <div className={styles.place} style={{ inlineSize: `min(${WIDTH}, 50%)` }} />;
}

/** The panel beside the document; collapsed, a shortcut for each tab (`docs/behaviour.md` R2). */
export function ReaderPanel(props: ReaderPanelProps) {
  const isMobile = useIsMobile();
  const { tab, onTab } = props;
  const [left, setLeft] = useState<TabName>();
  // After the toolbar's button the focus stays there.
  useEffect(() => {
    if (tab !== undefined) setLeft(undefined);
  }, [tab]);
  const close = useCallback(() => {
    setLeft(tab);
    onTab(undefined);
  }, [tab, onTab]);
  if (tab !== undefined) return <OpenPanel {...props} tab={tab} onClose={close} />;
  return isMobile ? null : <Rail {...props} left={left} />;
}

interface RailProps extends ReaderPanelProps {
  /** The tab in which the panel was closed: its shortcut takes the focus. */
  readonly left: TabName | undefined;
}

function Rail({ tabs, onTab, left }: RailProps) {
  const { t, i18n } = useLingui();
  return (
    <section className={styles.rail} aria-label={t`Panel`}>
      {tabs.map((name) => (
        <IconButton
          key={name}
          label={i18n._(LOOKS[name].name)}
          icon={LOOKS[name].icon}
          tooltipPlacement="right"
          autoFocus={name === left}
          onPress={() => onTab(name)}
        />
      ))}
    </section>
  );
}

interface OpenPanelProps extends ReaderPanelProps {
  readonly tab: TabName;
  readonly onClose: () => void;
}

function OpenPanel({
  tabs,
  tab,
  onTab,
  onClose,
  onChoice,
  isUnasked,
  isAwaited,
  ...content
}: OpenPanelProps) {
  const { t, i18n } = useLingui();
  const isMobile = useIsMobile();
  const choose = (name: string) => onTab(tabs.find((each) => each === name));
  // Stable: thousands of thumbnails render with it.
  const onMove = useCallback(() => {
    if (isMobile) onClose();
    onChoice();
  }, [isMobile, onClose, onChoice]);
  return (
    <SidePanel
      isOpen
      isBare
      isUnasked={isUnasked}
      side="start"
      width={WIDTH}
      label={t`Panel`}
      closeLabel={t`Hide panel`}
      onClose={onClose}
    >
      {!isAwaited && (
        <Tabs selectedKey={tab} onSelectionChange={choose} className={styles.tabs}>
          <TabList label={t`Panel`} className={styles.list}>
            {tabs.map((name) => (
              <Tab key={name} id={name} icon={LOOKS[name].icon} isNameHidden>
                {i18n._(LOOKS[name].name)}
              </Tab>
            ))}
          </TabList>
          <TabPanel key={tab} id={tab} className={styles.content}>
            <h2 className={styles.heading}>{i18n._(LOOKS[tab].name)}</h2>
            <Content name={tab} {...content} onMove={onMove} />
          </TabPanel>
        </Tabs>
      )}
    </SidePanel>
  );
}

interface ContentProps extends Pick<ReaderPanelProps, 'open' | 'search'> {
  readonly name: TabName;
  /** Called after a choice that moves the document. */
  readonly onMove: () => void;
}

function Content({ name, open, search, onMove }: ContentProps) {
  const { t } = useLingui();
  switch (name) {
    case 'toc':
      if (open.contents === undefined) return <Spinner label={t`Opening the document…`} />;
      return <ContentsTab open={open} onNavigate={onMove} />;
    case 'metadata':
      return <MetadataTab document={open.document} source={open.source} />;
    case 'thumbnails':
      return <ThumbnailsTab open={open} onMove={onMove} />;
    case 'searchresults':
      return <SearchTab open={open} search={search} onMove={onMove} />;
    case 'print':
      return <PrintTab open={open} />;
    case 'settings':
      return <SettingsTab open={open} />;
  }
}
