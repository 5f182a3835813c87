import { useLingui } from '@lingui/react/macro';
import { useTextError } from '../../people/use-text-error.ts';
import { NAME_TAKEN } from '../library-fault.ts';
import type { DraftProps } from './draft-props.ts';
import { isRight, isTaken, type LibraryDraft, TEXT_FIELDS } from './library-draft.ts';

/**
 * The messages of the fields: of a text that is too long at once, of any other fault when sending was tried.
 *
 * @param isChecked whether sending was tried
 * @param names the names of the present libraries
 */
export function useFieldErrors(
  draft: LibraryDraft,
  isChecked: boolean,
  names: readonly string[],
): DraftProps['errorOf'] {
  const { t, i18n } = useLingui();
  const textError = useTextError();
  return (field) => {
    if (field === 'languages' || field === 'connections') {
      if (!isChecked || isRight(draft, field)) return undefined;
      return field === 'languages'
        ? t`Choose at least one language`
        : t`Choose at least one: without any, people find nothing`;
    }
    if (field === 'name' && isChecked && isTaken(names, draft.name)) return i18n._(NAME_TAKEN);
    return textError(TEXT_FIELDS[field], draft[field], isChecked);
  };
}
