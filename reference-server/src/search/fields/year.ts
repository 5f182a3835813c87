const YEAR = /(?<!\d)[12]\d{3}(?!\d)/;

/** The first year in a date of publication such as `1901–1903` or `c. 1860`; undefined without one. */
export function firstYear(date: string | undefined): number | undefined {
  const found = date === undefined ? null : YEAR.exec(date);
  return found === null ? undefined : Number(found[0]);
}
