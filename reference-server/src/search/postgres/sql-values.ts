import type { SqlValue } from '../../database/database.contract.ts';

/** Collects the values of a statement while it is written. */
export interface SqlValues {
  /** Keeps a value and answers its placeholder. */
  add(value: SqlValue): string;
  readonly list: readonly SqlValue[];
}

/** Starts with no value. */
export function createSqlValues(): SqlValues {
  const list: SqlValue[] = [];
  return { list, add: (value) => `$${list.push(value)}` };
}
