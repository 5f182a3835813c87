/** Some years, with both ends; an absent end is open. */
export interface YearRange {
  readonly from?: number;
  readonly to?: number;
}

const YEAR = /^\d{1,4}$/;
const OPEN = '..';

/**
 * Reads a value of the facet of years: a year, or a range as EDTF writes it (`1900/1950`, `1900/..`, `../1950`;
 * `docs/decisions.md` 119). Undefined for any other text, and for a range without ends.
 */
export function readYears(value: string): YearRange | undefined {
  const [from = '', to = from, ...others] = value.split('/');
  const areEnds = [from, to].every((end) => YEAR.test(end) || end === OPEN);
  if (!areEnds || others.length > 0 || (from === OPEN && to === OPEN)) return undefined;
  return {
    ...(from !== OPEN && { from: Number(from) }),
    ...(to !== OPEN && { to: Number(to) }),
  };
}

/** Writes years as a value of their facet, which {@link readYears} reads. */
export function writeYears({ from, to }: YearRange): string {
  return from === to ? String(from ?? OPEN) : `${from ?? OPEN}/${to ?? OPEN}`;
}
