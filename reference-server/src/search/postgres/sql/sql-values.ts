import type { SqlValue } from '../../../database/database.contract.ts';

/** Parameters of a statement. */
export interface SqlValues {
  /** Adds a value, and returns its placeholder. */
  add(value: SqlValue): string;
  readonly list: readonly SqlValue[];
}

/** Creates an empty list. */
export function createSqlValues(): SqlValues {
  const list: SqlValue[] = [];
  return { list, add: (value) => `$${list.push(value)}` };
}
