import { useHeaderTitle, useLibrary, useSession } from '@leeszaal/remote-kit/react';
import { hasRole, type ShownEmbedCredential } from '@leeszaal/shared-contracts';
import { Container } from '@leeszaal/shared-ui/layout';
import { Tab, TabList, TabPanel, Tabs } from '@leeszaal/shared-ui/tabs';
import { Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { changedOn, type SettingTab } from '../draft/setting-tabs.ts';
import { useSettingsDraft } from '../draft/use-settings-draft.ts';
import { EmbeddingTab } from '../embedding/embedding-tab.component.tsx';
import { LogTab } from '../log/log-tab.component.tsx';
import { OrdersTab } from '../orders/orders-tab.component.tsx';
import { PeopleTab } from '../people/people-tab.component.tsx';
import { ReleasesTab } from '../releases/releases-tab.component.tsx';
import { GeneralTab } from '../settings/general-tab.component.tsx';
import { SaveBar } from '../settings/save-bar.component.tsx';
import { SearchTab } from '../settings/search-tab.component.tsx';
import styles from '../settings/settings.module.css';
import { SignInTab } from '../sign-in/sign-in-tab.component.tsx';
import { useTab } from './use-tab.ts';

/** The settings of the current library; a change takes effect when it is saved. */
export function SettingsScreen() {
  const { t } = useLingui();
  const { client, role } = useSession();
  const { modules } = useLibrary();
  const hasShop = modules.some(({ actions }) => actions.includes('shop'));
  const draft = useSettingsDraft();
  const [made, setMade] = useState<ShownEmbedCredential>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The releases are those of the portal, not of the library.
  const hasReleases = hasRole(role, 'superadmin');
  const [tab, setTab] = useTab([
    'general',
    'search',
    'people',
    'embedding',
    'sign-in',
    'log',
    ...(hasShop ? ['orders'] : []),
    ...(hasReleases ? ['releases'] : []),
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
          {hasReleases && <Tab id="releases">{t`Releases`}</Tab>}
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
        {hasReleases && (
          <TabPanel id="releases">
            <ReleasesTab />
          </TabPanel>
        )}
      </Tabs>
      <SaveBar draft={draft} next={heading} />
    </Container>
  );
}
