import { useLingui } from '@lingui/react/macro';
import type { DraftFaults } from '../draft/check-draft.ts';
import type { ErrorOf } from '../draft/draft-props.ts';
import { SETTING_RULES, type SettingField } from './setting-fields.ts';

/**
 * The messages of the fields. A text that is too long is reported at once, any other fault after *Save*.
 *
 * @param isChecked whether saving was tried
 */
export function useErrorText(faults: DraftFaults, isChecked: boolean): ErrorOf {
  const { t, i18n } = useLingui();
  return (path) => {
    const fault = faults.get(path);
    if (fault?.kind === 'long') {
      const { limit } = fault;
      return t`Too long: at most ${limit} characters`;
    }
    if (fault === undefined || !isChecked) return undefined;
    if (fault.kind === 'missing') return path === 'name' ? t`Enter a name` : t`Enter a value`;
    const rule = SETTING_RULES[path.replace('settings.', '') as SettingField['name']];
    return rule ? i18n._(rule) : t`Enter one line without control characters`;
  };
}
