import { useLibrary } from '@leeszaal/remote-kit/react';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@leeszaal/shared-contracts';
import { Checkbox } from '@leeszaal/shared-ui/checkbox';
import { Notice } from '@leeszaal/shared-ui/notice';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { SETTING_NAMES } from '../draft/setting-names.ts';
import { inForce } from '../draft/settings-draft.ts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { KnownSelect } from '../fields/known-select.component.tsx';
import { defaultAfter, offeredLanguages, withLanguage } from './offered-languages.ts';
import styles from './presentation.module.css';

/** A default language that changed because the one before it is no longer offered. */
interface Moved {
  readonly from: Language;
  readonly to: Language;
}

/** The languages that the library offers, and its default among them (`docs/decisions.md` 107). */
export function LanguagesField({ draft }: { readonly draft: SettingsDraft }) {
  const { t, i18n } = useLingui();
  const { settings } = useLibrary();
  const label = useId();
  const [moved, setMoved] = useState<Moved>();
  const stored = draft.shown('languages');
  const offered = offeredLanguages(stored);
  const shown = draft.shown('defaultLanguage');
  const isAlone = offered.length === 1;
  const toggle = (language: Language, isOffered: boolean) => {
    const next = withLanguage(stored, language, isOffered, inForce(settings, 'languages'));
    draft.change('languages', next);
    const to = isOffered ? undefined : defaultAfter(language, shown, next);
    setMoved(to && { from: language, to });
    if (to) draft.change('defaultLanguage', to);
  };
  return (
    <>
      <fieldset
        className={styles.group}
        aria-labelledby={label}
        aria-describedby={isAlone ? `${label}why` : undefined}
      >
        <span id={label} className={styles.label}>
          {i18n._(SETTING_NAMES.languages)}
        </span>
        <div className={styles.languages}>
          {LANGUAGES.map((language) => (
            <Checkbox
              key={language}
              isSelected={offered.includes(language)}
              isDisabled={isAlone && offered.includes(language)}
              onChange={(isOffered) => toggle(language, isOffered)}
            >
              {LANGUAGE_NAMES[language]}
            </Checkbox>
          ))}
        </div>
        {isAlone && (
          <p id={`${label}why`} className={styles.help}>
            {t`A library offers at least one language. Choose another one before you remove this one.`}
          </p>
        )}
      </fieldset>
      <KnownSelect
        label={i18n._(SETTING_NAMES.defaultLanguage)}
        options={offered.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
        value={shown}
        onChange={(language) => draft.change('defaultLanguage', language)}
      />
      {moved && moved.to === shown && <MovedDefault moved={moved} />}
    </>
  );
}

/** Says that the default language has changed, and why. */
function MovedDefault({ moved }: { readonly moved: Moved }) {
  const { t } = useLingui();
  const [before, now] = [LANGUAGE_NAMES[moved.from], LANGUAGE_NAMES[moved.to]];
  return (
    <Notice tone="info">
      {t`The default language is ${now} now, because ${before} is no longer offered.`}
    </Notice>
  );
}
