import { useLingui } from '@lingui/react/macro';
import { SETTING_NAMES } from '../draft/setting-names.ts';
import { changedOn, type SettingTab } from '../draft/setting-tabs.ts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import styles from './settings.module.css';

/** The changed settings by tab: a change on another tab would be out of sight. */
export function ChangedSettings({ draft }: { readonly draft: SettingsDraft }) {
  const { t, i18n } = useLingui();
  const tabs: Readonly<Record<SettingTab, string>> = {
    general: t`General`,
    search: t({ message: 'Search', context: 'tab' }),
    embedding: t`Embedding`,
    'sign-in': t`Sign-in`,
    mail: t`Mails`,
    privacy: t`Privacy`,
  };
  return (
    <dl className={styles.changed} aria-label={t`Unsaved changes`}>
      {(Object.keys(tabs) as SettingTab[]).map((tab) => {
        const changed = changedOn(tab, draft.changed);
        if (changed.length === 0) return null;
        return (
          <div key={tab}>
            <dt>{tabs[tab]}</dt>
            <dd>{changed.map((key) => i18n._(SETTING_NAMES[key])).join(', ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}
