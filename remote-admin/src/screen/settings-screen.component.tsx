import { useHeaderTitle, useSession } from '@leeszaal/remote-kit/react';
import { Container } from '@leeszaal/shared-ui/layout';
import { Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSettingsDraft } from '../draft/use-settings-draft.ts';
import { EmbeddingTab } from '../embedding/embedding-tab.component.tsx';
import { LibrariesTab } from '../libraries/libraries-tab.component.tsx';
import { LogTab } from '../log/log-tab.component.tsx';
import { OrdersTab } from '../orders/orders-tab.component.tsx';
import { PeopleTab } from '../people/people-tab.component.tsx';
import { ReleasesTab } from '../releases/releases-tab.component.tsx';
import { GeneralTab } from '../settings/general-tab.component.tsx';
import { SaveBar } from '../settings/save-bar.component.tsx';
import styles from '../settings/settings.module.css';
import { ScreenTabs } from './screen-tabs.component.tsx';

/** The settings of the current library; a change takes effect when it is saved. */
export function SettingsScreen() {
  const { t } = useLingui();
  const { client } = useSession();
  const draft = useSettingsDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  // Libraries and releases are those of the portal, not of the library.
  const hasPortal = hasRole(role, 'superadmin');
  const [tab, setTab] = useTab([
    'general',
    'search',
    'people',
    'embedding',
    'sign-in',
    'log',
    ...(hasShop ? ['orders'] : []),
    ...(hasPortal ? ['libraries', 'releases'] : []),
  ]);
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
      <ScreenTabs draft={draft} />
      <Tabs selectedKey={tab} onSelectionChange={setTab}>
        <TabList label={t`Administration`}>
          <Tab id="general" mark={markOf('general')}>{t`General`}</Tab>
          <Tab id="search" mark={markOf('search')}>
            {t({ message: 'Search', context: 'tab' })}
          </Tab>
          <Tab id="people">{t`People`}</Tab>
          <Tab id="embedding" mark={markOf('embedding')}>{t`Embedding`}</Tab>
          <Tab id="sign-in" mark={markOf('sign-in')}>{t`Sign-in`}</Tab>
          {hasShop && <Tab id="orders">{t`Orders`}</Tab>}
          <Tab id="log">{t`Log`}</Tab>
          {hasPortal && <Tab id="libraries">{t`Libraries`}</Tab>}
          {hasPortal && <Tab id="releases">{t`Releases`}</Tab>}
        </TabList>
        <TabPanel id="general">
          <GeneralTab draft={draft} hasShop={hasShop} />
        </TabPanel>
        <TabPanel id="search">
          <SearchTab draft={draft} />
        </TabPanel>
        <TabPanel id="people">
          <PeopleTab />
        </TabPanel>
        <TabPanel id="embedding">
          <EmbeddingTab draft={draft} made={made} onMade={setMade} />
        </TabPanel>
        <TabPanel id="sign-in">
          <SignInTab draft={draft} />
        </TabPanel>
        {hasShop && (
          <TabPanel id="orders">
            <OrdersTab />
          </TabPanel>
        )}
        <TabPanel id="log">
          <LogTab />
        </TabPanel>
        {hasPortal && (
          <TabPanel id="libraries">
            <LibrariesTab />
          </TabPanel>
        )}
        {hasPortal && (
          <TabPanel id="releases">
            <ReleasesTab />
          </TabPanel>
        )}
      </Tabs>
      <SaveBar draft={draft} next={heading} />
    </Container>
  );
}
