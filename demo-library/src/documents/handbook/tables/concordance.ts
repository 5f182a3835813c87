import { parseSpans } from '../../../markup/parse-spans.ts';
import type { BookSetter, Directive } from '../../../pdf/book-setter.ts';
import { roman } from '../../../pdf/finish-book.ts';
import { setTable } from '../../../pdf/table.ts';
import { bookTable, looks } from './book-table.ts';
import { type CalendarDay, dayNumber, dayOf, MONTHS, shortDay } from './calendar.ts';

const DIFFERENCES: readonly (readonly string[])[] = [
  ['5 Oct 1582 to 18 Feb 1700', '15 Oct 1582 to 28 Feb 1700', '10'],
  ['19 Feb 1700 to 17 Feb 1800', '1 Mar 1700 to 28 Feb 1800', '11'],
  ['18 Feb 1800 to 16 Feb 1900', '1 Mar 1800 to 28 Feb 1900', '12'],
  ['17 Feb 1900 to 15 Feb 2100', '1 Mar 1900 to 28 Feb 2100', '13'],
  ['16 Feb 2100 to 14 Feb 2200', '1 Mar 2100 to 28 Feb 2200', '14'],
];

const ADOPTION: readonly (readonly string[])[] = [
  ['Papal States, Spain, Portugal, Poland', '4 Oct 1582', '15 Oct 1582'],
  ['France', '9 Dec 1582', '20 Dec 1582'],
  ['Brabant, Zeeland, Flanders', '14 Dec 1582', '25 Dec 1582'],
  ['Holland', '1 Jan 1583', '12 Jan 1583'],
  ['Catholic Germany', 'in the course of 1583', ''],
  ['Prussia (duchy)', '22 Aug 1610', '2 Sep 1610'],
  ['Protestant Germany, Denmark, Norway', '18 Feb 1700', '1 Mar 1700'],
  ['Gelderland', '30 Jun 1700', '12 Jul 1700'],
  ['Utrecht, Overijssel', '30 Nov 1700', '12 Dec 1700'],
  ['Friesland, Groningen', '31 Dec 1700', '12 Jan 1701'],
  ['Protestant Switzerland', '31 Dec 1700', '12 Jan 1701'],
  ['Great Britain, Ireland, colonies', '2 Sep 1752', '14 Sep 1752'],
  ['Sweden, Finland', '17 Feb 1753', '1 Mar 1753'],
  ['Japan', '31 Dec 1872', '1 Jan 1873'],
  ['Bulgaria', '31 Mar 1916', '14 Apr 1916'],
  ['Russia', '31 Jan 1918', '14 Feb 1918'],
  ['Romania', '31 Mar 1919', '14 Apr 1919'],
  ['Greece', '15 Feb 1923', '1 Mar 1923'],
  ['Turkey', '', '1 Jan 1926'],
];

/** The first days of the fourteen years of the Republic; the third, seventh and eleventh are leap years. */
const REPUBLIC_STARTS: readonly CalendarDay[] = [
  [1792, 22],
  [1793, 22],
  [1794, 22],
  [1795, 23],
  [1796, 22],
  [1797, 22],
  [1798, 22],
  [1799, 23],
  [1800, 23],
  [1801, 23],
  [1802, 23],
  [1803, 24],
  [1804, 23],
  [1805, 23],
].map(([year = 0, day = 0]) => ({ year, month: 9, day }));

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
  'julian-difference': (setter) =>
    bookTable(setter, {
      columns: [
        { title: 'Old style', share: 2 },
        { title: 'New style', share: 2 },
        { title: 'Days', share: 0.5, align: 'right' },
      ],
      rows: DIFFERENCES,
    }),
  adoption: (setter) =>
    bookTable(setter, {
      columns: [
        { title: 'Country', share: 2.2 },
        { title: 'Last day old', share: 1.2, align: 'right' },
        { title: 'First day new', share: 1.2, align: 'right' },
      ],
      rows: ADOPTION,
      groups: 5,
    }),
  'republican-years': (setter) => {
    for (const [index, start] of REPUBLIC_STARTS.entries()) republicanYear(setter, index, start);
  },
  'new-years': newYears,
};

export { jewishNewYear, muslimNewYear };
