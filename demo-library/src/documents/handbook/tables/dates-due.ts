import type { Directive } from '../../../pdf/book-setter.ts';
import { bookTable, columnsOf } from './book-table.ts';
import { dayNumber, dayOf, MONTHS, monthLength, shortDay } from './calendar.ts';

/** Any common year will do: the table has no weekdays. */
const COMMON_YEAR = 2025;
const PERIODS = [14, 21, 28, 42] as const;

const datesDue: Directive = (setter) => {
  const first = dayNumber(COMMON_YEAR, 1, 1);
  for (const [index, name] of MONTHS.entries()) {
    const length = monthLength(COMMON_YEAR, index + 1);
    const start = dayNumber(COMMON_YEAR, index + 1, 1);
    bookTable(setter, {
      columns: columnsOf([name, '14 days', '21 days', '28 days', '42 days']),
      rows: Array.from({ length }, (_, day) => [
        `**${day + 1}**`,
        ...PERIODS.map((period) => shortDay(dayOf(first + ((start - first + day + period) % 365)))),
      ]),
      groups: 7,
      leading: 12.4,
    });
  }
};

const dayNumbers: Directive = (setter) =>
  bookTable(setter, {
    columns: columnsOf(['', ...MONTHS.map((name) => name.slice(0, 3))], { left: 0 }),
    rows: Array.from({ length: 31 }, (_, day) => [
      `**${day + 1}**`,
      ...MONTHS.map((_, index) =>
        day < monthLength(COMMON_YEAR, index + 1)
          ? String(dayNumber(COMMON_YEAR, index + 1, day + 1) - dayNumber(COMMON_YEAR, 1, 1) + 1)
          : '',
      ),
    ]),
    groups: 5,
  });

/** The chapter of loan periods. */
export const dateDueDirectives: Readonly<Record<string, Directive>> = {
  'dates-due': datesDue,
  'day-numbers': dayNumbers,
};
