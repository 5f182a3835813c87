import type { BookSetter, Directive } from '../../../pdf/book-setter.ts';
import { INK } from '../../../pdf/page-draft.ts';
import { toWord, wordWidth } from '../../../pdf/words.ts';
import { bookTable, columnsOf, looks } from './book-table.ts';
import { calendarOf, dayNumber, isLeap, MONTHS, monthLength, weekday } from './calendar.ts';

const WEEKDAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S'] as const;
const WEEKDAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** The first year from 2000 on that has a calendar. */
function exampleYear(calendar: number): number {
  let year = 2000;
  while (calendarOf(year) !== calendar) year += 1;
  return year;
}

function drawMonth(
  setter: BookSetter,
  year: number,
  month: number,
  x: number,
  top: number,
  width: number,
): void {
  const { table, sans } = looks(setter);
  const { page } = setter.flow;
  const cell = width / 7;
  const name = toWord(MONTHS[month - 1]?.toLowerCase() ?? '', setter.style.label);
  page.word(name, x, top - 9, setter.style.accent);
  page.rule(x, top - 13, x + width, top - 13, 0.35);
  for (const [place, letter] of WEEKDAYS.entries()) {
    const word = toWord(letter, { ...sans, size: 7 });
    page.word(word, x + cell * (place + 1) - wordWidth(word) - 1, top - 22, INK.grey);
  }
  const first = weekday(dayNumber(year, month, 1));
  for (let day = 1; day <= monthLength(year, month); day += 1) {
    const place = first + day - 1;
    const word = toWord(String(day), { ...table, size: 9 });
    const right = x + cell * ((place % 7) + 1) - 1;
    const ink = place % 7 === 6 ? setter.style.accent : INK.black;
    page.word(word, right - wordWidth(word), top - 34 - Math.floor(place / 7) * 11.4, ink);
  }
  page.words.push('\n');
}

function drawCalendar(setter: BookSetter, calendar: number): void {
  const { flow, style } = setter;
  const year = exampleYear(calendar);
  flow.startPage();
  const anchor = `calendar-${calendar}`;
  flow.anchor(anchor);
  const first = WEEKDAY_NAMES[(calendar - 1) % 7] ?? '';
  const kind = isLeap(year) ? 'Leap year' : 'Common year';
  flow.paragraph([{ kind: 'text', text: `Calendar ${calendar}` }], {
    text: { ...style.title, size: 19 },
    leading: 24,
    justified: false,
  });
  const years = Array.from({ length: 400 }, (_, at) => 1700 + at).filter(
    (one) => calendarOf(one) === calendar,
  );
  const near = years.filter((one) => one >= 1900 && one < 2100);
  flow.paragraph([{ kind: 'text', text: `${kind} beginning on a ${first}: ${near.join(', ')}.` }], {
    ...style.small,
    ink: INK.grey,
  });
  flow.sink(10);
  const gap = 15;
  const width = (flow.width - 2 * gap) / 3;
  const top = flow.y;
  for (let month = 1; month <= 12; month += 1) {
    const column = (month - 1) % 3;
    const row = Math.floor((month - 1) / 3);
    drawMonth(setter, year, month, flow.x + column * (width + gap), top - row * 104, width);
  }
  flow.sink(4 * 104);
}

const yearKey: Directive = (setter) => {
  const decades = Array.from({ length: 40 }, (_, at) => 1700 + at * 10);
  bookTable(setter, {
    columns: columnsOf(['', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], { first: 1.4 }),
    rows: decades.map((decade) => [
      `**${decade}**`,
      ...Array.from({ length: 10 }, (_, last) => {
        const calendar = calendarOf(decade + last);
        return `[${calendar}](#calendar-${calendar})`;
      }),
    ]),
    groups: 10,
  });
};

/** Chapter 16: the key and the fourteen calendars. */
export const calendarDirectives: Readonly<Record<string, Directive>> = {
  'year-key': yearKey,
  calendars: (setter) => {
    for (let calendar = 1; calendar <= 14; calendar += 1) drawCalendar(setter, calendar);
  },
};
