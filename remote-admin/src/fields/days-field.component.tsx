import type { RetentionSetting } from '@leeszaal/shared-contracts';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SETTING_NAMES } from '../draft/setting-names.ts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { useTypedSetting } from '../draft/use-typed-setting.ts';
import { type DaysLimits, wholeDays } from './whole-days.ts';

interface DaysFieldProps {
  readonly draft: SettingsDraft;
  readonly setting: 'daysMarkedAsNew' | RetentionSetting;
  readonly limits: DaysLimits;
  readonly description?: ReactNode;
}

/**
 * A setting that is a number of days. Typed text stays as it is; anything but a whole number within the limits is
 * refused with a message.
 */
export function DaysField({ draft, setting, limits, description }: DaysFieldProps) {
  const { t, i18n } = useLingui();
  const { text, change, refused } = useTypedSetting(draft, setting, (typed) =>
    wholeDays(typed, limits),
  );
  const { minimum, maximum } = limits;
  return (
    <TextField
      label={i18n._(SETTING_NAMES[setting])}
      description={description}
      inputMode="numeric"
      value={text}
      onChange={change}
      errorMessage={
        refused === undefined ? undefined : t`Enter a whole number from ${minimum} to ${maximum}`
      }
    />
  );
}
