const YEAR = /(?<!\d)[12]\d{3}(?!\d)/;

/** The first year in a date such as `1901–1903` or `c. 1860`. */
export function firstYear(date: string | undefined): number | undefined {
  const found = date === undefined ? null : YEAR.exec(date);
  return found === null ? undefined : Number(found[0]);
}
