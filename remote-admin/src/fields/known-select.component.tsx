import { Select } from '@leeszaal/shared-ui/select';
import { useLingui } from '@lingui/react/macro';

interface KnownSelectProps<K extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: K; readonly label: string }[];
  /** The stored value; it may be outdated. */
  readonly value: string | undefined;
  readonly onChange: (value: K) => void;
}

/** A select that shows an outdated stored value as such (`docs/behaviour.md` C 8). */
export function KnownSelect<K extends string>({
  label,
  options,
  value = '',
  onChange,
}: KnownSelectProps<K>) {
  const { t } = useLingui();
  const isKnown = options.some(({ id }) => id === value);
  const unset = { id: value as K, label: value || t`Not set`, isDisabled: value !== '' };
  return (
    <Select
      label={label}
      options={isKnown ? options : [unset, ...options]}
      value={value as K}
      onChange={onChange}
      errorMessage={isKnown || value === '' ? undefined : t`this value is not supported (anymore)`}
    />
  );
}
