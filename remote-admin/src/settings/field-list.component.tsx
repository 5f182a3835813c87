import { ADVANCED_FIELD_LIMIT, ADVANCED_FIELDS } from '@leeszaal/shared-contracts';
import { FIELD_NAMES } from '@leeszaal/shared-contracts/labels';
import { Button } from '@leeszaal/shared-ui/button';
import { PlusIcon } from '@leeszaal/shared-ui/icon';
import { Select } from '@leeszaal/shared-ui/select';
import { LiveRegion } from '@leeszaal/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useId, useRef, useState } from 'react';
import { SETTING_NAMES } from '../draft/setting-names.ts';
import { FieldLine } from './field-line.component.tsx';
import { addField, moveField } from './field-list.ts';
import styles from './settings.module.css';

type AdvancedField = (typeof ADVANCED_FIELDS)[number];

interface FieldListProps {
  readonly fields: readonly string[];
  readonly onChange: (fields: readonly string[]) => void;
}

/** The advanced search fields that are open at first, in order (`docs/behaviour.md` C 5). */
export function FieldList({ fields, onChange }: FieldListProps) {
  const { t, i18n } = useLingui();
  const label = useId();
  const list = useRef<HTMLOListElement>(null);
  const adds = useRef<HTMLButtonElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [announced, setAnnounced] = useState('');
  const nameOf = (field: string) => {
    const known = ADVANCED_FIELDS.find((name) => name === field);
    return known ? i18n._(FIELD_NAMES[known]) : undefined;
  };
  const change = (next: readonly string[], what: string) => {
    onChange(next);
    setAnnounced(what);
  };
  const move = (from: number, to: number) => {
    const next = moveField(fields, from, to);
    if (next === fields) return;
    const name = nameOf(fields[from] ?? '') ?? fields[from];
    change(next, t`${name}: position ${to + 1} of ${fields.length}`);
    // The focus follows the moved field.
    requestAnimationFrame(() =>
      focusMove(list.current?.children[to], from > to ? ['up', 'down'] : ['down', 'up']),
    );
  };
  const remove = (index: number) => {
    const next = fields.toSpliced(index, 1);
    change(next, t`${nameOf(fields[index] ?? '') ?? fields[index]} was removed from the list`);
    // The pressed button is removed with its field: focus its neighbour.
    requestAnimationFrame(() => {
      const line = list.current?.children[Math.min(index, next.length - 1)];
      (line?.querySelector<HTMLButtonElement>('[data-remove]') ?? adds.current)?.focus();
    });
  };
  const add = (field: AdvancedField) => {
    const name = nameOf(field);
    change(
      addField(fields, field),
      t`${name} was added to the list as number ${fields.length + 1}`,
    );
  };
  return (
    <fieldset className={styles.field} aria-labelledby={label}>
      <span id={label} className={styles.label}>
        {i18n._(SETTING_NAMES.defaultAdvancedSearchFields)}
      </span>
      <LiveRegion>{announced}</LiveRegion>
      {fields.length > 0 && (
        <ol className={styles.fields} ref={list}>
          {fields.map((field, index) => (
            <FieldLine
              // biome-ignore lint/suspicious/noArrayIndexKey: the focus is moved by place, see focusMove
              key={index}
              name={nameOf(field) ?? field}
              isSupported={nameOf(field) !== undefined}
              place={{ index, count: fields.length, dragged }}
              onDrag={setDragged}
              onMove={(to) => move(index, to)}
              onDrop={() => dragged !== undefined && move(dragged, index)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <AddField fields={fields} buttonRef={adds} onAdd={add} />
    </fieldset>
  );
}

interface AddFieldProps {
  readonly fields: readonly string[];
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly onAdd: (field: AdvancedField) => void;
}

/** A select of the fields that are not listed, and the button that adds one. */
function AddField({ fields, buttonRef, onAdd }: AddFieldProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<AdvancedField>('title');
  const left = ADVANCED_FIELDS.filter((field) => !fields.includes(field));
  // A field that has been listed is no option any more: offer the next.
  const offered = left.find((field) => field === chosen) ?? left[0];
  const reasonAgainst = () => {
    if (fields.length >= ADVANCED_FIELD_LIMIT) return t`At most ${ADVANCED_FIELD_LIMIT} fields`;
    return offered ? undefined : t`All fields are in the list`;
  };
  return (
    <div className={styles.line}>
      {offered && (
        <Select
          label={t`Field`}
          isLabelHidden
          options={left.map((field) => ({ id: field, label: i18n._(FIELD_NAMES[field]) }))}
          value={offered}
          onChange={setChosen}
        />
      )}
      <Button
        ref={buttonRef}
        size="sm"
        icon={PlusIcon}
        disabledReason={reasonAgainst()}
        onPress={() => offered && onAdd(offered)}
      >
        <Trans>Add field</Trans>
      </Button>
    </div>
  );
}

/** Focuses the first enabled move button of a line, in the given order. */
function focusMove(line: Element | undefined, order: readonly ('up' | 'down')[]): void {
  order
    .map((name) => line?.querySelector<HTMLButtonElement>(`[data-move=${name}]`))
    .find((found) => found && !found.disabled)
    ?.focus();
}
