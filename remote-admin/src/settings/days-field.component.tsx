import { NEW_DAYS_LIMIT } from '@leeszaal/shared-contracts';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SETTING_NAMES } from '../draft/setting-names.ts';
import type { SettingsDraft } from '../draft/use-settings-draft.ts';
import { wholeDays } from './whole-days.ts';

/**
 * How many days a book of the shop is marked as new (`docs/decisions.md` 33). Typed text stays as
 * it is; anything but a whole number of days is refused with a message.
 */
export function NewDaysField({ draft }: { readonly draft: SettingsDraft }) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const value = draft.shown('daysMarkedAsNew');
  const refused = draft.refused('daysMarkedAsNew');
  const read = wholeDays(typed);
  const isTyped = read.kind === 'days' && read.days === value;
  const change = (text: string) => {
    setTyped(text);
    const next = wholeDays(text);
    if (next.kind === 'invalid') draft.refuse('daysMarkedAsNew', text);
    else draft.change('daysMarkedAsNew', next.kind === 'days' ? next.days : undefined);
  };
  return (
    <TextField
      label={i18n._(SETTING_NAMES.daysMarkedAsNew)}
      inputMode="numeric"
      value={refused ?? (isTyped ? typed : (value?.toString() ?? ''))}
      onChange={change}
      errorMessage={
        refused === undefined ? undefined : t`Enter a whole number from 1 to ${NEW_DAYS_LIMIT}`
      }
    />
  );
}
