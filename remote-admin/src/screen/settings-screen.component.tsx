import { useHeaderTitle, useLibrary, useSession } from '@leeszaal/remote-kit/react';
import { Container } from '@leeszaal/shared-ui/layout';
import { Tab, TabList, TabPanel, Tabs } from '@leeszaal/shared-ui/tabs';
import { Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { changedOn, type SettingTab } from '../draft/setting-tabs.ts';
import { useSettingsDraft } from '../draft/use-settings-draft.ts';
import { LogTab } from '../log/log-tab.component.tsx';
import { OrdersTab } from '../orders/orders-tab.component.tsx';
import { GeneralTab } from '../settings/general-tab.component.tsx';
import { SaveBar } from '../settings/save-bar.component.tsx';
import { SearchTab } from '../settings/search-tab.component.tsx';
import styles from '../settings/settings.module.css';
import { useTab } from './use-tab.ts';

/** The first tab is shown unless the address names another. */
const TABS = ['general', 'search', 'log'] as const;
/** Shown only in a library with a shop. */
const ORDERS = 'orders';

/** The settings of the current library; a change takes effect when it is saved. */
export function SettingsScreen() {
  const { t } = useLingui();
  const { client } = useSession();
  const { modules } = useLibrary();
  const hasShop = modules.some(({ actions }) => actions.includes('shop'));
  const draft = useSettingsDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  const [tab, setTab] = useTab(hasShop ? [...TABS, ORDERS] : TABS);
  const markOf = (of: SettingTab) =>
    changedOn(of, draft.changed).length > 0 ? t`unsaved` : undefined;
  useHeaderTitle(t`Administration`);
  return (
    <Container className={styles.screen}>
      <div>
        <Heading level={1} look="title" ref={heading} tabIndex={-1}>
          {t`Administration`}
        </Heading>
        <p className={styles.client}>{client.current.name}</p>
      </div>
      <Tabs selectedKey={tab} onSelectionChange={setTab}>
        <TabList label={t`Administration`}>
          <Tab id="general" mark={markOf('general')}>{t`General`}</Tab>
          <Tab id="search" mark={markOf('search')}>
            {t({ message: 'Search', context: 'tab' })}
          </Tab>
          {hasShop && <Tab id="orders">{t`Orders`}</Tab>}
          <Tab id="log">{t`Log`}</Tab>
        </TabList>
        <TabPanel id="general">
          <GeneralTab draft={draft} hasShop={hasShop} />
        </TabPanel>
        <TabPanel id="search">
          <SearchTab draft={draft} />
        </TabPanel>
        {hasShop && (
          <TabPanel id="orders">
            <OrdersTab />
          </TabPanel>
        )}
        <TabPanel id="log">
          <LogTab />
        </TabPanel>
      </Tabs>
      <SaveBar draft={draft} next={heading} />
    </Container>
  );
}
