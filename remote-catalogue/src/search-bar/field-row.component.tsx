import { FIELD_NAMES, optionsOf } from '@leeszaal/shared-contracts/labels';
import { DeleteIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Select } from '@leeszaal/shared-ui/select';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import type { FieldRow } from '../criteria/criteria.ts';
import { fieldName } from '../criteria/field-names.ts';
import { MODE_NAMES, RELATION_NAMES } from './options.ts';
import styles from './search-bar.module.css';

interface FieldRowEditorProps {
  readonly field: FieldRow;
  /** The position in the list; the first row has no relation (`docs/decisions.md` 15). */
  readonly index: number;
  readonly onChange: (field: FieldRow) => void;
  readonly onRemove: () => void;
  readonly onSubmit: () => void;
}

/** Relation, field, mode and value of one row. */
export function FieldRowEditor({
  field,
  index,
  onChange,
  onRemove,
  onSubmit,
}: FieldRowEditorProps) {
  const { t, i18n } = useLingui();
  const number = index + 1;
  const offered = optionsOf<string>(FIELD_NAMES, i18n);
  // Shows another field of a link as well, because the search has it.
  const names = offered.some(({ id }) => id === field.name)
    ? offered
    : [...offered, { id: field.name, label: fieldName(field.name, i18n) }];
  return (
    <fieldset className={styles.row} aria-label={t`Row ${number}`}>
      {index > 0 && (
        <Select
          className={styles.relation}
          label={t`Relation`}
          isLabelHidden
          options={optionsOf(RELATION_NAMES, i18n)}
          value={field.relation}
          onChange={(relation) => onChange({ ...field, relation })}
        />
      )}
      <Select
        className={styles.name}
        label={t`Field`}
        isLabelHidden
        options={names}
        value={field.name}
        onChange={(name) => onChange({ ...field, name })}
      />
      <Select
        className={styles.mode}
        label={t`Mode`}
        isLabelHidden
        options={optionsOf(MODE_NAMES, i18n)}
        value={field.mode}
        onChange={(mode) => onChange({ ...field, mode })}
      />
      <TextField
        className={styles.value}
        label={t`Value`}
        isLabelHidden
        autoComplete="off"
        value={field.value}
        onChange={(value) => onChange({ ...field, value })}
        onKeyDown={({ key, nativeEvent }) => {
          // Enter also confirms a suggestion of an input method.
          if (key === 'Enter' && !nativeEvent.isComposing) onSubmit();
        }}
      />
      <IconButton
        className={styles.remove}
        label={t`Remove field`}
        icon={DeleteIcon}
        onPress={onRemove}
      />
    </fieldset>
  );
}
