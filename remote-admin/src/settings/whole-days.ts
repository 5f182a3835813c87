import { NEW_DAYS_LIMIT } from '@leeszaal/shared-contracts';

/** Typed text as a number of days: none, a whole number from 1 to the limit, or invalid. */
export type TypedDays =
  | { readonly kind: 'none' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'invalid' };

/** Parses a number of days; nothing of it is dropped or rounded. */
export function wholeDays(typed: string): TypedDays {
  const text = typed.trim();
  if (text === '') return { kind: 'none' };
  const days = /^\d+$/.test(text) ? Number(text) : 0;
  return days >= 1 && days <= NEW_DAYS_LIMIT ? { kind: 'days', days } : { kind: 'invalid' };
}
