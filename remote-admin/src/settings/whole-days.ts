import { NEW_DAYS_LIMIT } from '@leeszaal/shared-contracts';

/** What was typed as a number of days: nothing, a whole number from 1 on, or no such number. */
export type TypedDays =
  | { readonly kind: 'none' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'invalid' };

/** Reads a number of days as it was typed; nothing of it is dropped or rounded. */
export function wholeDays(typed: string): TypedDays {
  const text = typed.trim();
  if (text === '') return { kind: 'none' };
  const days = /^\d+$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= NEW_DAYS_LIMIT ? { kind: 'days', days } : { kind: 'invalid' };
}
