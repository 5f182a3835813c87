import { ADVANCED_FIELDS } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  DeleteIcon,
  PlusIcon,
  WarningIcon,
} from '@leeszaal/shared-ui/icon';
import { IconButton } from '@leeszaal/shared-ui/icon-button';
import { Select } from '@leeszaal/shared-ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { addField, FIELD_LIMIT, moveField } from './field-list.ts';
import { FIELD_NAMES } from './options.ts';
import styles from './settings.module.css';

interface FieldListProps {
  readonly fields: readonly string[];
  readonly onChange: (fields: readonly string[]) => void;
}

/** The advanced fields that stand open at first, in their order (`docs/behaviour.md` C 5). */
export function FieldList({ fields, onChange }: FieldListProps) {
  const { t, i18n } = useLingui();
  const label = useId();
  const [chosen, setChosen] = useState<(typeof ADVANCED_FIELDS)[number]>('title');
  const [dragged, setDragged] = useState<number>();
  const nameOf = (field: string) => {
    const known = ADVANCED_FIELDS.find((name) => name === field);
    return known ? i18n._(FIELD_NAMES[known]) : undefined;
  };
  const isFull = fields.length >= FIELD_LIMIT;
  return (
    <fieldset className={styles.field} aria-labelledby={label}>
      <span id={label} className={styles.label}>
        <Trans>Default advanced search fields</Trans>
      </span>
      <ol className={styles.fields}>
        {fields.map((field, index) => {
          const name = nameOf(field) ?? field;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a field may stand in the list twice
              key={index}
              draggable
              data-dragged={dragged === index || undefined}
              onDragStart={() => setDragged(index)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dragged !== undefined && onChange(moveField(fields, dragged, index))}
              onDragEnd={() => setDragged(undefined)}
            >
              <span className={styles.fieldName}>{name}</span>
              {nameOf(field) === undefined && (
                <IconButton
                  size="sm"
                  icon={WarningIcon}
                  label={t`this value is not supported (anymore)`}
                />
              )}
              <IconButton
                size="sm"
                icon={ChevronUpIcon}
                label={t`Move ${name} up`}
                isDisabled={index === 0}
                onPress={() => onChange(moveField(fields, index, index - 1))}
              />
              <IconButton
                size="sm"
                icon={ChevronDownIcon}
                label={t`Move ${name} down`}
                isDisabled={index === fields.length - 1}
                onPress={() => onChange(moveField(fields, index, index + 1))}
              />
              <IconButton
                size="sm"
                icon={DeleteIcon}
                label={t`Take ${name} off the list`}
                onPress={() => onChange(fields.toSpliced(index, 1))}
              />
            </li>
          );
        })}
      </ol>
      <div className={styles.line}>
        <Select
          label={t`Field`}
          isLabelHidden
          options={ADVANCED_FIELDS.map((field) => ({
            id: field,
            label: i18n._(FIELD_NAMES[field]),
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <Button
          size="sm"
          icon={PlusIcon}
          {...(isFull && { disabledReason: t`At most ${FIELD_LIMIT} fields` })}
          onPress={() => onChange(addField(fields, chosen))}
        >
          <Trans>Add field</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
