import { useLingui } from '@lingui/react/macro';
import { draftFault, limitOf, type PersonDraft } from './new-person.ts';

/** The message of a field for a name or an e-mail address; undefined: it has no fault to show. */
export type TextError = (
  field: keyof PersonDraft,
  typed: string,
  isChecked: boolean,
) => string | undefined;

/** The messages of such fields: of a text that is too long at once, of any other fault when sending was tried. */
export function useTextError(): TextError {
  const { t } = useLingui();
  return (field, typed, isChecked) => {
    const found = draftFault(field, typed);
    const limit = limitOf(field);
    if (found === 'long') return t`Too long: at most ${limit} characters`;
    if (found === undefined || !isChecked) return undefined;
    if (field === 'name') {
      return found === 'missing' ? t`Enter a name` : t`Enter the name in one line`;
    }
    return found === 'missing'
      ? t`Enter an e-mail address`
      : t`Enter a full e-mail address, such as name@example.org`;
  };
}
