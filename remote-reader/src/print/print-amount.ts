import { PRINT_LIMIT } from '@leeszaal/shared-contracts';

/** The number of pages to print, from 1 to the limit; 1 for no number (`docs/behaviour.md` R5). */
export function printAmount(wanted: number): number {
  return wanted >= 1 ? Math.min(Math.trunc(wanted), PRINT_LIMIT) : 1;
}
