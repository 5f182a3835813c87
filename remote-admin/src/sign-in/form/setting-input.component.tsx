import { Checkbox } from '@leeszaal/shared-ui/checkbox';
import { Notice } from '@leeszaal/shared-ui/notice';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import type { DraftProps } from '../draft/draft-props.ts';
import { isNeeded } from '../draft/provider-draft.ts';
import type { SettingField } from './setting-fields.ts';

interface SettingInputProps extends DraftProps {
  readonly field: SettingField;
  /** Whether the server has a secret of the provider. */
  readonly hasSecret: boolean;
}

/** A field of the settings: a text, the secret, or the choice of encryption. */
export function SettingInput({ field, draft, onChange, errorOf, hasSecret }: SettingInputProps) {
  const { t, i18n } = useLingui();
  const { name, help, rows } = field;
  const label = i18n._(field.label);
  if (name === 'startTls') {
    const fault = errorOf('settings.startTls');
    return (
      <div>
        <Checkbox
          isSelected={draft.startTls}
          isInvalid={fault !== undefined}
          onChange={(startTls) => onChange({ startTls })}
        >
          {label}
        </Checkbox>
        {fault !== undefined && (
          <Notice tone="danger" variant="inline">
            {fault}
          </Notice>
        )}
      </div>
    );
  }
  if (name === 'secret') {
    return (
      <TextField
        label={label}
        description={hasSecret ? t`Leave it empty to keep the stored one` : undefined}
        type="password"
        autoComplete="new-password"
        value={draft.secret}
        onChange={(secret) => onChange({ secret })}
        errorMessage={errorOf('secret')}
      />
    );
  }
  return (
    <TextField
      label={label}
      description={help && i18n._(help)}
      isRequired={isNeeded(draft.kind, name)}
      isMultiline={rows !== undefined}
      {...(rows !== undefined && { rows })}
      autoComplete="off"
      value={draft.texts[name] ?? ''}
      onChange={(text) => onChange({ texts: { ...draft.texts, [name]: text } })}
      errorMessage={errorOf(`settings.${name}`)}
    />
  );
}
