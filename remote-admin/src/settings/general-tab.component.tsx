import { usePart } from '@leeszaal/remote-kit/use-part';
import { NEW_DAYS_LIMIT } from '@leeszaal/shared-contracts';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { SETTING_NAMES } from '../draft/setting-names.ts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { DaysField } from '../fields/days-field.component.tsx';
import { AccentField } from '../presentation/accent-field.component.tsx';
import { LanguagesField } from '../presentation/languages-field.component.tsx';
import { editorPart } from '../rich-text/editor-part.ts';
import { LogoField } from './logo-field.component.tsx';
import { SettingCheckbox } from './setting-checkbox.component.tsx';
import styles from './settings.module.css';

/** How many days a book of the shop can be marked as new (`docs/decisions.md` 33). */
const NEW_DAYS = { minimum: 1, maximum: NEW_DAYS_LIMIT };

interface GeneralTabProps {
  readonly draft: SettingsDraft;
  /** Shows the settings that concern a shop. */
  readonly hasShop: boolean;
}

/** Languages, logo, colour and information text (`docs/behaviour.md` C 2). */
export function GeneralTab({ draft, hasShop }: GeneralTabProps) {
  const { t, i18n } = useLingui();
  const RichTextEditor = usePart(editorPart);
  return (
    <div className={styles.form}>
      <LanguagesField draft={draft} />
      <LogoField />
      <SettingCheckbox draft={draft} setting="changeHomeLogo" />
      <AccentField draft={draft} />
      <SettingCheckbox draft={draft} setting="showLicenceHolders" />
      {hasShop && <DaysField draft={draft} setting="daysMarkedAsNew" limits={NEW_DAYS} />}
      <SettingCheckbox draft={draft} setting="enableInfotext" />
      {RichTextEditor ? (
        <RichTextEditor
          label={i18n._(SETTING_NAMES.infotext)}
          value={draft.shown('infotext')}
          onChange={(text) => draft.change('infotext', text)}
          errorMessage={
            draft.unsavable.includes('infotext')
              ? t`The information text is too long. Shorten it before you save.`
              : undefined
          }
        />
      ) : (
        <Spinner size={24} width={3} label={t`Loading…`} />
      )}
    </div>
  );
}
