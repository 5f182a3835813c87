import { SHELF_NAME_LIMIT } from '@leeszaal/shared-contracts';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { shelfName } from './shelf-name.ts';

interface ShelfNameFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Whether saving was tried: only then is an empty name an error. */
  readonly isChecked: boolean;
  readonly autoFocus?: boolean;
}

/** The field for the name of a shelf. */
export function ShelfNameField({ value, onChange, isChecked, autoFocus }: ShelfNameFieldProps) {
  const { t } = useLingui();
  const { fault } = shelfName(value);
  const messages = {
    required: isChecked ? t`bookshelf name is required` : undefined,
    long: t`Too long: at most ${SHELF_NAME_LIMIT} characters`,
  };
  return (
    <TextField
      {...(autoFocus && { autoFocus })}
      isRequired
      label={t`Name`}
      value={value}
      onChange={onChange}
      errorMessage={fault && messages[fault]}
    />
  );
}
