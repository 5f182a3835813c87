import { DeleteIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Select } from '@leeszaal/shared-ui/select';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import type { FieldRow } from '../criteria/criteria.ts';
import { FIELD_NAMES, fieldName } from '../criteria/field-names.ts';
import { MODE_NAMES, optionsOf, RELATION_NAMES } from './options.ts';
import styles from './search-bar.module.css';

interface FieldRowEditorProps {
  readonly field: FieldRow;
  /** The place in the list; the first row's relation does not count (`docs/decisions.md` 15). */
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
  const translate = i18n._.bind(i18n);
  const number = index + 1;
  const offered = optionsOf<string>(FIELD_NAMES, translate);
  // What a link asks for beyond them is searched for all the same, and so it is shown.
  const names = offered.some(({ id }) => id === field.name)
    ? offered
    : [...offered, { id: field.name, label: fieldName(field.name, translate) }];
  return (
    <fieldset className={styles.row} aria-label={t`Row ${number}`}>
      {index > 0 && (
        <Select
          className={styles.relation}
          label={t`Relation`}
          isLabelHidden
          options={optionsOf(RELATION_NAMES, translate)}
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
        options={optionsOf(MODE_NAMES, translate)}
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
          // Enter that takes a suggestion of an input method is no search.
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
