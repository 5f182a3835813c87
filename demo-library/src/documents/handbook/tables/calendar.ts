/** Days since the first day of 1970, by the Gregorian calendar; months count from 1. */
export function dayNumber(year: number, month: number, day: number): number {
  return Math.round(Date.UTC(year, month - 1, day) / 86_400_000);
}

/** The weekday of a day number: 0 is Monday. */
export function weekday(number: number): number {
  return (((number + 3) % 7) + 7) % 7;
}

/** A day of the Gregorian calendar. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The day with a day number. */
export function dayOf(number: number): CalendarDay {
  const date = new Date(number * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Whether a Gregorian year has a twenty-ninth of February. */
export function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Which of the fourteen calendars a year has: 1 to 7 common, 8 to 14 leap, from Monday on. */
export function calendarOf(year: number): number {
  return weekday(dayNumber(year, 1, 1)) + (isLeap(year) ? 8 : 1);
}

/** Easter Sunday of a Gregorian year, by the rule that was sent to *Nature* in 1876. */
export function easter(year: number): CalendarDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const place = h + l - 7 * m + 114;
  return { year, month: Math.floor(place / 31), day: (place % 31) + 1 };
}

/** The names of the months. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A day and month in short: `3 Apr`. */
export function shortDay({ month, day }: CalendarDay): string {
  return `${day} ${MONTHS[month - 1]?.slice(0, 3) ?? ''}`;
}

/** The number of days in a month. */
export function monthLength(year: number, month: number): number {
  return dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);
}
