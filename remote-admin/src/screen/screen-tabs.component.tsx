import { useLibrary, useSession } from '@leeszaal/remote-kit/react';
import { hasRole, type ShownEmbedCredential } from '@leeszaal/shared-contracts';
import { Tab, TabList, TabPanel, Tabs } from '@leeszaal/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { type ReactElement, useState } from 'react';
import { changedOn, type SettingTab } from '../draft/setting-tabs.ts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { EmbeddingTab } from '../embedding/embedding-tab.component.tsx';
import { LibrariesTab } from '../libraries/libraries-tab.component.tsx';
import { LogTab } from '../log/log-tab.component.tsx';
import { MAIL_DRAFTS } from '../mail/mail-drafts.ts';
import { MailTab } from '../mail/mail-tab.component.tsx';
import { OrdersTab } from '../orders/orders-tab.component.tsx';
import { PeopleTab } from '../people/people-tab.component.tsx';
import { PrivacyTab } from '../privacy/privacy-tab.component.tsx';
import { STATEMENT_DRAFTS } from '../privacy/statement-drafts.ts';
import { ReleasesTab } from '../releases/releases-tab.component.tsx';
import { GeneralTab } from '../settings/general-tab.component.tsx';
import { SearchTab } from '../settings/search-tab.component.tsx';
import { SignInTab } from '../sign-in/sign-in-tab.component.tsx';
import { useTextDrafts } from '../texts/use-text-drafts.ts';
import { useTab } from './use-tab.ts';

/** A tab of the administration. */
interface ScreenTab {
  readonly id: string;
  readonly name: string;
  /** Whether something on it is not saved. */
  readonly isUnsaved?: boolean;
  readonly panel: ReactElement;
}

/** The tabs of the administration. A tab marks what is not saved on it. */
export function ScreenTabs({ draft }: { readonly draft: SettingsDraft }) {
  const { t } = useLingui();
  const [first, ...others] = useScreenTabs(draft);
  const tabs = [first, ...others];
  const [tab, setTab] = useTab([first.id, ...others.map(({ id }) => id)]);
  return (
    <Tabs selectedKey={tab} onSelectionChange={setTab}>
      <TabList label={t`Administration`}>
        {tabs.map(({ id, name, isUnsaved }) => (
          <Tab key={id} id={id} mark={isUnsaved ? t`unsaved` : undefined}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel }) => (
        <TabPanel key={id} id={id}>
          {panel}
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** The tabs that there are for the person at the library. What is not saved is kept while another tab is open. */
function useScreenTabs(draft: SettingsDraft): readonly [ScreenTab, ...ScreenTab[]] {
  const { t } = useLingui();
  const { modules } = useLibrary();
  const { role } = useSession();
  const [made, setMade] = useState<ShownEmbedCredential>();
  const mails = useTextDrafts(MAIL_DRAFTS);
  const statements = useTextDrafts(STATEMENT_DRAFTS);
  const hasShop = modules.some(({ actions }) => actions.includes('shop'));
  // Libraries and releases are those of the portal, not of the library.
  const hasPortal = hasRole(role, 'superadmin');
  const of = (id: SettingTab, name: string, panel: ReactElement, hasTexts = false): ScreenTab => ({
    id,
    name,
    isUnsaved: hasTexts || changedOn(id, draft.changed).length > 0,
    panel,
  });
  return [
    of('general', t`General`, <GeneralTab draft={draft} hasShop={hasShop} />),
    of('search', t({ message: 'Search', context: 'tab' }), <SearchTab draft={draft} />),
    { id: 'people', name: t`People`, panel: <PeopleTab /> },
    of('embedding', t`Embedding`, <EmbeddingTab draft={draft} made={made} onMade={setMade} />),
    of('sign-in', t`Sign-in`, <SignInTab draft={draft} />),
    of('mail', t`Mails`, <MailTab draft={draft} texts={mails} />, mails.isModified),
    of(
      'privacy',
      t`Privacy`,
      <PrivacyTab draft={draft} statements={statements} />,
      statements.isModified,
    ),
    ...(hasShop ? [{ id: 'orders', name: t`Orders`, panel: <OrdersTab /> }] : []),
    { id: 'log', name: t`Log`, panel: <LogTab /> },
    ...(hasPortal
      ? [
          { id: 'libraries', name: t`Libraries`, panel: <LibrariesTab /> },
          { id: 'releases', name: t`Releases`, panel: <ReleasesTab /> },
        ]
      : []),
  ];
}
