import { parseSpans } from '../../../markup/parse-spans.ts';
import type { BookSetter, Directive } from '../../../pdf/book-setter.ts';
import { roman } from '../../../pdf/finish-book.ts';
import { setTable } from '../../../pdf/table.ts';
import { bookTable, looks } from './book-table.ts';
import { type CalendarDay, dayNumber, dayOf, MONTHS, shortDay } from './calendar.ts';

/** The first days of the fourteen years of the Republic; the third, seventh and eleventh are leap years. */
const REPUBLIC_STARTS: readonly CalendarDay[] = [
  22, 22, 22, 23, 22, 22, 22, 23, 23, 23, 23, 24, 23, 23,
].map((day, at) => ({ year: 1792 + at, month: 9, day }));

const REPUBLICAN_MONTHS = [
  'Vendémiaire',
  'Brumaire',
  'Frimaire',
  'Nivôse',
  'Pluviôse',
  'Ventôse',
  'Germinal',
  'Floréal',
  'Prairial',
  'Messidor',
  'Thermidor',
  'Fructidor',
] as const;

function republicanYear(setter: BookSetter, index: number, start: CalendarDay): void {
  const { flow, style } = setter;
  const first = dayNumber(start.year, start.month, start.day);
  const next = REPUBLIC_STARTS[index + 1];
  const extra = next === undefined ? 5 : dayNumber(next.year, next.month, next.day) - first - 360;
  flow.startPage();
  flow.anchor(`republic-${index + 1}`);
  const title = `Year ${roman(index + 1).toUpperCase()}, 1${String(start.year).slice(1)}–${String(start.year + 1).slice(2)}`;
  flow.paragraph(parseSpans(title), {
    text: { ...style.title, size: 17 },
    leading: 26,
    justified: false,
  });
  const { table } = looks(setter);
  const text = { ...table, size: 7.6 };
  setTable(flow, {
    columns: ['', ...REPUBLICAN_MONTHS].map((name, at) => ({
      title: name.slice(0, 4),
      share: at === 0 ? 0.6 : 1,
      align: 'right',
    })),
    rows: Array.from({ length: 30 }, (_, day) => [
      `**${day + 1}**`,
      ...REPUBLICAN_MONTHS.map((_, month) => {
        const { month: common, day: number } = dayOf(first + month * 30 + day);
        return `${number}.${common}`;
      }),
    ]),
    text,
    head: { ...text, roman: text.italic },
    leading: 11.6,
    groups: 10,
  });
  const last = Array.from({ length: extra }, (_, at) => shortDay(dayOf(first + 360 + at)));
  flow.paragraph(
    parseSpans(
      `Complementary days: ${last.map((day, at) => `${at + 1} is ${day}`).join('; ')}.${extra === 6 ? ' A leap year: the sixth was the day of the Revolution.' : ''}`,
    ),
    { ...style.small, justified: false },
  );
}

/** The day number of the first of Muharram of a Muslim year, by the arithmetical calendar. */
function muslimNewYear(year: number): number {
  const days = (year - 1) * 354 + Math.floor((3 + 11 * year) / 30);
  return dayNumber(622, 7, 19) + days;
}

/** Days from the epoch of the Jewish calendar to the new year, before the postponements of a year. */
function elapsed(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const parts = 12_084 + 13_753 * months;
  const day = months * 29 + Math.floor(parts / 25_920);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}

/** The day number of the first of Tishri of a Jewish year. */
function jewishNewYear(year: number): number {
  const before = elapsed(year - 1);
  const own = elapsed(year);
  const after = elapsed(year + 1);
  const correction = after - own === 356 ? 2 : own - before === 382 ? 1 : 0;
  return dayNumber(-3760, 9, 7) + own + correction;
}

function newYears(setter: BookSetter): void {
  const row = (year: number, number: number): string[] => {
    const day = dayOf(number);
    return [`**${year}**`, `${day.day} ${MONTHS[day.month - 1]?.slice(0, 3)} ${day.year}`];
  };
  const jewish = Array.from({ length: 160 }, (_, at) => 5661 + at);
  const muslim = Array.from({ length: 160 }, (_, at) => 1318 + at);
  bookTable(setter, {
    columns: [
      'Muslim year',
      'begins on',
      'Muslim year',
      'begins on',
      'Jewish year',
      'begins on',
      'Jewish year',
      'begins on',
    ].map((title, at) => ({
      title,
      share: at % 2 === 0 ? 0.8 : 1.25,
      align: at % 2 === 0 ? 'left' : 'right',
    })),
    rows: Array.from({ length: 80 }, (_, at) =>
      [muslim[at], muslim[at + 80], jewish[at], jewish[at + 80]].flatMap((year = 0, place) =>
        row(year, place < 2 ? muslimNewYear(year) : jewishNewYear(year)),
      ),
    ),
    groups: 5,
  });
}

/** Chapter 18: old and new style, the Republic, Muslim and Jewish years. */
export const concordanceDirectives: Readonly<Record<string, Directive>> = {
  'republican-years': (setter) => {
    for (const [index, start] of REPUBLIC_STARTS.entries()) republicanYear(setter, index, start);
  },
  'new-years': newYears,
};

export { jewishNewYear, muslimNewYear };
