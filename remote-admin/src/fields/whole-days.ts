import type { TypedValue } from '../draft/use-typed-setting.ts';

/** The least and the greatest number of days. */
export interface DaysLimits {
  readonly minimum: number;
  readonly maximum: number;
}

/** Parses a number of days; nothing of it is dropped or rounded. */
export function wholeDays(typed: string, { minimum, maximum }: DaysLimits): TypedValue<number> {
  const text = typed.trim();
  if (text === '') return { kind: 'none' };
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= minimum && value <= maximum ? { kind: 'value', value } : { kind: 'invalid' };
}
