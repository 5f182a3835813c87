import { optionsOf } from '@leeszaal/shared-contracts/labels';
import { useLingui } from '@lingui/react/macro';
import { OPTION_NAMES, SETTING_NAMES } from '../draft/setting-names.ts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { KnownSelect } from '../fields/known-select.component.tsx';
import { FieldList } from './field-list.component.tsx';
import { SettingCheckbox } from './setting-checkbox.component.tsx';
import styles from './settings.module.css';

const CHOICES = Object.keys(OPTION_NAMES) as (keyof typeof OPTION_NAMES)[];

/** The defaults of a search (`docs/behaviour.md` C 2). */
export function SearchTab({ draft }: { readonly draft: SettingsDraft }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.form}>
      <SettingCheckbox draft={draft} setting="showAdvancedSearchOnHome" />
      <FieldList
        // A list stored by an earlier version may name a field twice.
        fields={[...new Set(draft.shown('defaultAdvancedSearchFields'))]}
        onChange={(fields) => draft.change('defaultAdvancedSearchFields', fields)}
      />
      {CHOICES.map((key) => (
        <KnownSelect
          key={key}
          label={i18n._(SETTING_NAMES[key])}
          options={optionsOf<string>(OPTION_NAMES[key], i18n)}
          value={draft.shown(key)}
          onChange={(value) => draft.change(key, value)}
        />
      ))}
      <SettingCheckbox draft={draft} setting="showCopyDocuments" />
    </div>
  );
}
