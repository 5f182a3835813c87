import { TextField } from '@leeszaal/shared-ui/text-field';
import { useLingui } from '@lingui/react/macro';

interface NewDaysFieldProps {
  readonly value: number | undefined;
  /** Called with undefined when it is emptied: then the default holds. */
  readonly onChange: (days: number | undefined) => void;
}

/** How long a book of the shop is marked as new (`docs/decisions.md` 33). */
export function NewDaysField({ value, onChange }: NewDaysFieldProps) {
  const { t } = useLingui();
  const take = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, 4);
    onChange(digits === '' ? undefined : Number(digits));
  };
  return (
    <TextField
      label={t`Days a book counts as new`}
      inputMode="numeric"
      value={value === undefined ? '' : String(value)}
      onChange={take}
    />
  );
}
