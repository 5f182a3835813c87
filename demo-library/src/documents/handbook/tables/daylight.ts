import { parseSpans } from '../../../markup/parse-spans.ts';
import type { BookSetter, Directive } from '../../../pdf/book-setter.ts';
import { INK } from '../../../pdf/page-draft.ts';
import { toWord, wordWidth } from '../../../pdf/words.ts';
import { looks } from './book-table.ts';
import { dayNumber, dayOf, shortDay } from './calendar.ts';

interface Place {
  readonly name: string;
  readonly library: string;
  /** Degrees north. */
  readonly latitude: number;
}

const PLACES: readonly Place[] = [
  { name: 'Uppsala', library: 'Carolina Rediviva, with the Silver Bible', latitude: 59.86 },
  {
    name: 'Saint Petersburg',
    library: 'the Imperial Public Library, opened in 1814',
    latitude: 59.93,
  },
  {
    name: 'Copenhagen',
    library: 'the Round Tower, where the books lay under the observatory',
    latitude: 55.68,
  },
  { name: 'Wolfenbüttel', library: 'the ducal library of Leibniz and Lessing', latitude: 52.16 },
  {
    name: 'Leiden',
    library: 'the university library, whose first printed catalogue appeared in 1595',
    latitude: 52.16,
  },
  { name: 'Oxford', library: 'the library of Sir Thomas Bodley', latitude: 51.75 },
  { name: 'Prague', library: 'the Clementinum', latitude: 50.09 },
  {
    name: 'Paris',
    library: 'the library of Mazarin, open to all on Thursdays from 1643',
    latitude: 48.86,
  },
  { name: 'Saint Gall', library: 'the abbey, where readers wear felt slippers', latitude: 47.42 },
  { name: 'Florence', library: 'the Laurentian library, with its staircase', latitude: 43.77 },
  { name: 'Istanbul', library: 'the library of Ragıp Pasha, in its own garden', latitude: 41.01 },
  { name: 'Alexandria', library: 'the Museum', latitude: 31.2 },
];

const RADIANS = Math.PI / 180;

/**
 * Hours from sunrise to sunset, by the sun's declination on a day of the year; the sun counts as up
 * when its upper edge is on the horizon (0.833 degrees for its radius and the bending of light).
 */
export function hoursOfDaylight(latitude: number, dayOfYear: number): number {
  const declination = 23.44 * Math.sin(RADIANS * (360 / 365.24) * (dayOfYear - 80.5));
  const cosine =
    (Math.sin(-0.833 * RADIANS) - Math.sin(latitude * RADIANS) * Math.sin(declination * RADIANS)) /
    (Math.cos(latitude * RADIANS) * Math.cos(declination * RADIANS));
  return (2 * Math.acos(Math.min(1, Math.max(-1, cosine)))) / RADIANS / 15;
}

const clock = (hours: number): string => {
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}`;
};

function drawPlace(setter: BookSetter, place: Place): void {
  const { flow, style } = setter;
  flow.startPage();
  const anchor = `daylight-${place.name.toLowerCase().replaceAll(' ', '-')}`;
  flow.anchor(anchor);
  setter.enter(3, place.name, anchor);
  flow.paragraph([{ kind: 'text', text: place.name }], {
    text: { ...style.title, size: 19 },
    leading: 23,
    justified: false,
  });
  const degrees = Math.floor(place.latitude);
  const minutes = Math.round((place.latitude - degrees) * 60);
  flow.paragraph(parseSpans(`${degrees}° ${minutes}′ north; ${place.library}.`), {
    ...style.small,
    ink: INK.grey,
  });
  flow.sink(5);
  const { table } = looks(setter);
  const text = { ...table, size: 7.8 };
  const head = { ...text, roman: text.italic };
  const columns = [flow.x + 40, flow.x + 72, flow.x + 104, flow.x + 136];
  const { page } = flow;
  for (const [at, title] of ['Week of', 'rises', 'sets', 'hours'].entries()) {
    const word = toWord(title, head);
    page.word(word, (columns[at] ?? 0) - wordWidth(word), flow.y - 8);
  }
  const left = flow.x + 148;
  const hour = (flow.width - 148) / 24;
  for (const mark of [0, 6, 12, 18, 24]) {
    const word = toWord(String(mark), head);
    page.word(word, left + mark * hour - wordWidth(word) / 2, flow.y - 8, INK.grey);
  }
  flow.sink(11);
  page.rule(flow.x, flow.y, flow.x + flow.width, flow.y, 0.35, INK.black);
  flow.sink(2);
  const top = flow.y;
  const step = 8.35;
  for (let week = 0; week < 52; week += 1) {
    const hours = hoursOfDaylight(place.latitude, week * 7 + 4);
    const y = top - week * step - 6.4;
    const day = shortDay(dayOf(dayNumber(2026, 1, 1) + week * 7));
    for (const [at, value] of [
      day,
      clock(12 - hours / 2),
      clock(12 + hours / 2),
      clock(hours),
    ].entries()) {
      const word = toWord(value, text);
      page.word(word, (columns[at] ?? 0) - wordWidth(word), y);
    }
    page.words.push('\n');
    page.fill(left + (12 - hours / 2) * hour, y - 0.6, hours * hour, 5.6, [0.86, 0.83, 0.78]);
  }
  for (const mark of [6, 12, 18]) {
    page.rule(left + mark * hour, top, left + mark * hour, top - 52 * step, 0.25, INK.white);
  }
  flow.sink(52 * step);
}

/** Chapter 19: the day's length in twelve places. */
export const daylightDirectives: Readonly<Record<string, Directive>> = {
  daylight: (setter) => {
    for (const place of PLACES) drawPlace(setter, place);
  },
};
