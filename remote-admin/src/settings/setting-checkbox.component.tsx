import { SETTING_DEFAULTS } from '@leeszaal/shared-contracts';
import { Checkbox } from '@leeszaal/shared-ui/checkbox';
import { useLingui } from '@lingui/react/macro';
import { SETTING_NAMES } from '../draft/setting-names.ts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';

interface SettingCheckboxProps {
  readonly draft: SettingsDraft;
  readonly setting:
    | 'changeHomeLogo'
    | 'showLicenceHolders'
    | 'enableInfotext'
    | 'requiresSecondFactor'
    | 'showAdvancedSearchOnHome'
    | 'showCopyDocuments';
}

/** A setting that is on or off. */
export function SettingCheckbox({ draft, setting }: SettingCheckboxProps) {
  const { i18n } = useLingui();
  return (
    <Checkbox
      isSelected={draft.shown(setting) ?? SETTING_DEFAULTS[setting]}
      onChange={(value) => draft.change(setting, value)}
    >
      {i18n._(SETTING_NAMES[setting])}
    </Checkbox>
  );
}
