import { DeleteIcon } from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Select } from '@leeszaal/shared-ui/select';
import { TextField } from '@leeszaal/shared-ui/text-field';
import { useLingui } from '@lingui/react/macro';
import type { FieldRow } from '../search/criteria.ts';
import { FIELD_NAMES, MODE_NAMES, optionsOf, RELATION_NAMES } from './options.ts';
import styles from './search-bar.module.css';

interface FieldRowEditorProps {
  readonly field: FieldRow;
  /** The first row's relation does not count (`docs/decisions.md` 15). */
  readonly isFirst: boolean;
  readonly onChange: (field: FieldRow) => void;
  readonly onRemove: () => void;
  readonly onSubmit: () => void;
}

/** Relation, field, mode and value of one row. */
export function FieldRowEditor({
  field,
  isFirst,
  onChange,
  onRemove,
  onSubmit,
}: FieldRowEditorProps) {
  const { t, i18n } = useLingui();
  const translate = i18n._.bind(i18n);
  return (
    <div className={styles.row}>
      {isFirst ? (
        <span />
      ) : (
        <Select
          label={t`Relation`}
          isLabelHidden
          options={optionsOf(RELATION_NAMES, translate)}
          value={field.relation}
          onChange={(relation) => onChange({ ...field, relation })}
        />
      )}
      <Select
        label={t`Field`}
        isLabelHidden
        options={optionsOf(FIELD_NAMES, translate)}
        value={field.name}
        onChange={(name) => onChange({ ...field, name })}
      />
      <Select
        label={t`Mode`}
        isLabelHidden
        options={optionsOf(MODE_NAMES, translate)}
        value={field.mode}
        onChange={(mode) => onChange({ ...field, mode })}
      />
      <TextField
        label={t`Value`}
        isLabelHidden
        value={field.value}
        onChange={(value) => onChange({ ...field, value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSubmit();
        }}
      />
      <IconButton label={t`Remove the field`} icon={DeleteIcon} onPress={onRemove} />
    </div>
  );
}
