import { usePrefetch } from '@leeszaal/remote-kit/prefetch';
import { usePart } from '@leeszaal/remote-kit/use-part';
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
import { useLandmarkName } from '../placement/use-landmark-name.ts';
import type { OpenDocument } from '../reading/reading.contract.ts';
import type { DocumentSearch } from '../search/use-document-search.ts';
import styles from './panel.module.css';
import { contentsPart, PANEL_PARTS, tabsPart } from './panel-parts.ts';
import { PANEL_WIDTH } from './panel-place.component.tsx';
import type { TabContentProps } from './tab-content.contract.ts';
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

/** The panel beside the document; collapsed, a shortcut for each tab (`docs/behaviour.md` R2). */
export function ReaderPanel(props: ReaderPanelProps) {
  const isMobile = useIsMobile();
  const { tab, onTab } = props;
  const [left, setLeft] = useState<TabName>();
  usePrefetch(PANEL_PARTS, true);
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

const takeFocus = (button: HTMLElement | null): void => button?.focus();

function Rail({ open, tabs, onTab, left }: RailProps) {
  const { t, i18n } = useLingui();
  const named = useLandmarkName(open.document.title);
  return (
    <section className={styles.rail} aria-label={named(t`Panel`)}>
      {tabs.map((name) => (
        <IconButton
          key={name}
          label={i18n._(LOOKS[name].name)}
          icon={LOOKS[name].icon}
          tooltipPlacement="right"
          {...(name === left && { ref: takeFocus })}
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
  const named = useLandmarkName(content.open.document.title);
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
      width={PANEL_WIDTH}
      label={named(t`Panel`)}
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

/** The content of a tab, which loads after the first page. */
function Content({ name, ...props }: TabContentProps) {
  const { t } = useLingui();
  const Tab = usePart(name === 'toc' ? contentsPart : tabsPart);
  if (name === 'toc' && props.open.contents === undefined) {
    return <Spinner label={t`Opening the document…`} />;
  }
  return Tab ? <Tab name={name} {...props} /> : <Spinner label={t`Loading…`} />;
}
