import { ContentsIcon, InfoIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { SidePanel } from '@leeszaal/shared-ui/side-panel';
import { Tab, TabList, TabPanel, Tabs } from '@leeszaal/shared-ui/tabs';
import { useIsMobile } from '@leeszaal/shared-ui/use-is-mobile';
import { useLingui } from '@lingui/react/macro';
import type { OpenDocument } from '../screen/reading.ts';
import { ContentsTab } from './contents-tab.component.tsx';
import { MetadataTab } from './metadata-tab.component.tsx';
import styles from './panel.module.css';
import type { TabName } from './tab-name.ts';

interface ReaderPanelProps {
  readonly open: OpenDocument;
  /** The tab that is shown; undefined while the panel is collapsed. */
  readonly tab: TabName | undefined;
  readonly onTab: (tab: TabName | undefined) => void;
}

/** What stands beside the document: contents and metadata; collapsed, a shortcut for each. */
export function ReaderPanel({ open, tab, onTab }: ReaderPanelProps) {
  const { t } = useLingui();
  const isMobile = useIsMobile();
  const hasContents = open.contents.length > 0;
  const close = () => onTab(undefined);
  if (tab === undefined) {
    if (isMobile) return null;
    return (
      <section className={styles.rail} aria-label={t`Panel`}>
        {hasContents && (
          <IconButton label={t`Contents`} icon={ContentsIcon} onPress={() => onTab('toc')} />
        )}
        <IconButton label={t`Details`} icon={InfoIcon} onPress={() => onTab('metadata')} />
      </section>
    );
  }
  return (
    <SidePanel
      isOpen
      side="start"
      width="22rem"
      label={t`Panel`}
      closeLabel={t`Hide the panel`}
      onClose={close}
    >
      <Tabs selectedKey={tab} onSelectionChange={(key) => onTab(key as TabName)}>
        <TabList label={t`Panel`}>
          {[
            ...(hasContents
              ? [<Tab key="toc" id="toc" icon={ContentsIcon}>{t`Contents`}</Tab>]
              : []),
            <Tab key="metadata" id="metadata" icon={InfoIcon}>{t`Details`}</Tab>,
          ]}
        </TabList>
        {hasContents && (
          <TabPanel id="toc">
            <ContentsTab open={open} onNavigate={isMobile ? close : undefined} />
          </TabPanel>
        )}
        <TabPanel id="metadata">
          <MetadataTab document={open.document} source={open.source} />
        </TabPanel>
      </Tabs>
    </SidePanel>
  );
}
