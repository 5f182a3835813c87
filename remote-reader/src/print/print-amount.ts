import { PRINT_LIMIT } from '@leeszaal/shared-contracts';

/** How many pages are printed: what is below 1 or no number is 1, and there is a most (`docs/behaviour.md` R 5). */
export function printAmount(wanted: number): number {
  return wanted >= 1 ? Math.min(Math.trunc(wanted), PRINT_LIMIT) : 1;
}
