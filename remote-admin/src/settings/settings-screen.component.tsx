import { type ClientSettings, SETTING_DEFAULTS } from '@leeszaal/shared-contracts';
import { useHeaderTitle, useLibrary, useSession } from '@leeszaal/shared-contracts/react';
import { Container } from '@leeszaal/shared-ui/layout';
import { DescriptionList, Heading } from '@leeszaal/shared-ui/typography';
import { useLingui } from '@lingui/react/macro';
import styles from './settings.module.css';

/** What is in force for the current library: what was saved, else the default. */
export function SettingsScreen() {
  const { t } = useLingui();
  const { settings } = useLibrary();
  const { client } = useSession();
  useHeaderTitle(t`Administration`);
  const answer = (value: boolean) => (value ? t`Yes` : t`No`);
  const flag = (
    key: 'showCopyDocuments' | 'changeHomeLogo' | 'showAdvancedSearchOnHome' | 'enableInfotext',
  ) => answer(settings[key] ?? SETTING_DEFAULTS[key]);
  const general = [
    { key: 'library', term: t`Library`, detail: client.current.name },
    {
      key: 'defaultLanguage',
      term: t`Default language`,
      detail: settings.defaultLanguage ?? t`Not set`,
    },
    { key: 'changeHomeLogo', term: t`Logo on the home page`, detail: flag('changeHomeLogo') },
    { key: 'enableInfotext', term: t`Show information text`, detail: flag('enableInfotext') },
  ];
  const search = [
    {
      key: 'context',
      term: t`Default search context`,
      detail: text(settings, 'defaultSearchContext'),
    },
    {
      key: 'sortField',
      term: t`Default sort field`,
      detail: text(settings, 'defaultSearchSortField'),
    },
    {
      key: 'sortOrder',
      term: t`Default sort order`,
      detail: text(settings, 'defaultSearchSortOrder'),
    },
    {
      key: 'advanced',
      term: t`Show advanced search on home`,
      detail: flag('showAdvancedSearchOnHome'),
    },
    {
      key: 'fields',
      term: t`Default advanced search fields`,
      detail: settings.defaultAdvancedSearchFields?.join(', ') || t`Not set`,
    },
    { key: 'copies', term: t`Show copy documents`, detail: flag('showCopyDocuments') },
  ];
  return (
    <Container size="text" className={styles.screen}>
      <Heading level={1} look="title">{t`Administration`}</Heading>
      <section aria-label={t`General`}>
        <Heading level={2} look="section">{t`General`}</Heading>
        <DescriptionList items={general} />
      </section>
      <section aria-label={t`Search`}>
        <Heading level={2} look="section">{t`Search`}</Heading>
        <DescriptionList items={search} />
      </section>
    </Container>
  );
}

function text(
  settings: ClientSettings,
  key: 'defaultSearchContext' | 'defaultSearchSortField' | 'defaultSearchSortOrder',
): string {
  return settings[key] ?? SETTING_DEFAULTS[key];
}
