import type { Publication } from '@leeszaal/shared-contracts';

/** Publisher, year and edition of a publication; empty without any. */
export function imprintOf({ publisher, yearOfPublication, edition }: Publication): string {
  return [publisher, yearOfPublication, edition].filter(Boolean).join(', ');
}
