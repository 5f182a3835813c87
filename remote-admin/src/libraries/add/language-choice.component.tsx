import { LANGUAGE_NAMES, LANGUAGES } from '@leeszaal/shared-contracts';
import { Checkbox } from '@leeszaal/shared-ui/checkbox';
import { Select } from '@leeszaal/shared-ui/select';
import { useLingui } from '@lingui/react/macro';
import { ChoiceGroup } from './choice-group.component.tsx';
import type { DraftProps } from './draft-props.ts';
import { defaultOf, withItem } from './library-draft.ts';

/** The languages that the library offers, and the one in which it opens at first. */
export function LanguageChoice({ draft, onChange, errorOf }: DraftProps) {
  const { t } = useLingui();
  const { languages } = draft;
  const error = errorOf('languages');
  const first = defaultOf(draft);
  return (
    <>
      <ChoiceGroup label={t`Languages`} error={error}>
        {LANGUAGES.map((language) => (
          <Checkbox
            key={language}
            isSelected={languages.includes(language)}
            isInvalid={error !== undefined}
            onChange={(isIn) =>
              onChange({ languages: withItem(LANGUAGES, languages, language, isIn) })
            }
          >
            {LANGUAGE_NAMES[language]}
          </Checkbox>
        ))}
      </ChoiceGroup>
      {first !== undefined && (
        <Select
          label={t`Default language`}
          options={languages.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
          value={first}
          onChange={(chosenDefault) => onChange({ chosenDefault })}
        />
      )}
    </>
  );
}
