import { Button } from '@leeszaal/shared-ui/button';
import { PlusIcon } from '@leeszaal/shared-ui/icon';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { FieldRow } from '../criteria/criteria.ts';
import { FieldRowEditor } from './field-row.component.tsx';
import { nextRow } from './next-row.ts';
import styles from './search-bar.module.css';

interface FieldRowsProps {
  readonly rows: readonly FieldRow[];
  readonly onChange: (rows: readonly FieldRow[]) => void;
  readonly onSubmit: () => void;
}

/** Any number of rows; the focus follows added and removed ones. */
export function FieldRows({ rows, onChange, onSubmit }: FieldRowsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** The control that the next change of the rows focuses. */
  const wanted = useRef<{ readonly row: number; readonly control: 'select' | 'button' }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change
  useEffect(() => {
    if (!wanted.current) return;
    const { row, control } = wanted.current;
    wanted.current = undefined;
    const place = list.current?.querySelectorAll('fieldset').item(row);
    (place?.querySelector<HTMLElement>(control) ?? add.current)?.focus();
  }, [rows]);

  return (
    <fieldset ref={list} className={styles.rows}>
      <legend>
        <Trans>Fields</Trans>
      </legend>
      {rows.map((field, index) => (
        <FieldRowEditor
          key={field.key}
          field={field}
          index={index}
          onSubmit={onSubmit}
          onChange={(changed) =>
            onChange(rows.map((row) => (row.key === field.key ? changed : row)))
          }
          onRemove={() => {
            wanted.current = { row: Math.min(index, rows.length - 2), control: 'button' };
            onChange(rows.filter((row) => row.key !== field.key));
          }}
        />
      ))}
      <Button
        ref={add}
        variant="quiet"
        size="sm"
        icon={PlusIcon}
        onPress={() => {
          wanted.current = { row: rows.length, control: 'select' };
          onChange([...rows, nextRow(rows)]);
        }}
      >
        <Trans>Add field</Trans>
      </Button>
    </fieldset>
  );
}
