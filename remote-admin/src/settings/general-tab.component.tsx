import { definePart } from '@leeszaal/remote-kit/parts';
import { usePart } from '@leeszaal/remote-kit/use-part';
import { LANGUAGE_NAMES, LANGUAGES } from '@leeszaal/shared-contracts';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { useLingui } from '@lingui/react/macro';
import { SETTING_NAMES } from '../draft/setting-names.ts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { KnownSelect } from './known-select.component.tsx';
import { LogoField } from './logo-field.component.tsx';
import { NewDaysField } from './new-days-field.component.tsx';
import { SettingCheckbox } from './setting-checkbox.component.tsx';
import styles from './settings.module.css';

const editorPart = definePart(
  async () => (await import('../rich-text/rich-text-editor.component.tsx')).RichTextEditor,
);

interface GeneralTabProps {
  readonly draft: SettingsDraft;
  /** Shows the settings that concern a shop. */
  readonly hasShop: boolean;
}

/** Language, logo and information text (`docs/behaviour.md` C 2). */
export function GeneralTab({ draft, hasShop }: GeneralTabProps) {
  const { t, i18n } = useLingui();
  const RichTextEditor = usePart(editorPart);
  return (
    <div className={styles.form}>
      <KnownSelect
        label={i18n._(SETTING_NAMES.defaultLanguage)}
        options={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
        value={draft.shown('defaultLanguage')}
        onChange={(language) => draft.change('defaultLanguage', language)}
      />
      <LogoField />
      <SettingCheckbox draft={draft} setting="changeHomeLogo" />
      <SettingCheckbox draft={draft} setting="showLicenceHolders" />
      {hasShop && <NewDaysField draft={draft} />}
      <SettingCheckbox draft={draft} setting="enableInfotext" />
      {RichTextEditor ? (
        <RichTextEditor
          label={i18n._(SETTING_NAMES.infotext)}
          value={draft.shown('infotext')}
          onChange={(text) => draft.change('infotext', text)}
        />
      ) : (
        <Spinner size={24} width={3} label={t`Loading…`} />
      )}
      {draft.unsavable.includes('infotext') && (
        <Notice tone="danger">{t`The information text is too long. Shorten it before you save.`}</Notice>
      )}
    </div>
  );
}
