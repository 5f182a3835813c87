import type { CslDate } from './csl-item.contract.ts';

/** A year, or two of them: `1845`, `[1845]`, `c. 1845`, `1845–1862`, `1893-95`. */
const YEARS = /^\[?\s*(c\.|ca\.?|circa|um|vers)?\s*(\d{3,4})(?:\s*[-–—/]\s*(\d{2,4}))?\s*\]?\??$/i;

const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

/** A later year with fewer digits has the first ones of the earlier: 1893-95. */
const whole = (first: string, last: string): number =>
  Number(first.slice(0, Math.max(0, first.length - last.length)) + last);

/** A year of publication; another text than a year stays as it is. */
export function readYear(text: string): CslDate | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const [, about, first, last] = YEARS.exec(trimmed) ?? [];
  if (first === undefined) return { literal: trimmed };
  const from = [Number(first)] as const;
  return {
    'date-parts': last === undefined ? [from] : [from, [whole(first, last)]],
    ...(about !== undefined && { circa: true }),
  };
}

/** The time that an archive file covers, from days as records write them (`1938-01-03`). */
export function readSpan(start: string | undefined, end: string | undefined): CslDate | undefined {
  const days = [start, end].flatMap((text) => {
    const [, year, month, day] = DAY.exec(text ?? '') ?? [];
    return year === undefined ? [] : [[Number(year), Number(month), Number(day)] as const];
  });
  return days.length === 0 ? undefined : { 'date-parts': days };
}
