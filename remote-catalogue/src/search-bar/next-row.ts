import { ADVANCED_FIELDS } from '@leeszaal/shared-contracts';
import { emptyRow, type FieldRow } from '../criteria/criteria.ts';

/** The row that *Add field* appends: for the next unused field. */
export function nextRow(rows: readonly FieldRow[]): FieldRow {
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  const name = ADVANCED_FIELDS.find((field) => !rows.some((row) => row.name === field));
  return emptyRow(key, name);
}
