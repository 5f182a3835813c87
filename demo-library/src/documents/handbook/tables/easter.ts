import type { BookSetter, Directive } from '../../../pdf/book-setter.ts';
import { bookTable, columnsOf } from './book-table.ts';
import { type CalendarDay, dayNumber, dayOf, easter, shortDay, weekday } from './calendar.ts';

const numberOf = ({ year, month, day }: CalendarDay): number => dayNumber(year, month, day);

/** The first Sunday of Advent: the fourth before Christmas. */
function advent(year: number): CalendarDay {
  const christmas = dayNumber(year, 12, 25);
  return dayOf(christmas - weekday(christmas) - 22);
}

function easterSundays(setter: BookSetter): void {
  bookTable(setter, {
    columns: columnsOf(['', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], { first: 1.25 }),
    rows: Array.from({ length: 60 }, (_, at) => 1600 + at * 10).map((decade) => [
      `**${decade}**`,
      ...Array.from({ length: 10 }, (_, last) => {
        const { month, day } = easter(decade + last);
        return `${month === 3 ? 'M' : 'A'} ${day}`;
      }),
    ]),
    groups: 10,
  });
}

function movableFeasts(setter: BookSetter): void {
  const offsets = [-63, -46, 0, 39, 49, 60] as const;
  bookTable(setter, {
    columns: columnsOf(
      [
        'Year',
        'Septuagesima',
        'Ash Wednesday',
        'Easter',
        'Ascension',
        'Pentecost',
        'Corpus Christi',
        'Advent',
      ],
      { first: 0.7 },
    ),
    rows: Array.from({ length: 66 }, (_, at) => 1985 + at).map((year) => [
      `**${year}**`,
      ...offsets.map((offset) => shortDay(dayOf(numberOf(easter(year)) + offset))),
      shortDay(advent(year)),
    ]),
    groups: 5,
  });
}

const FIXED: readonly (readonly [string, string, string])[] = [
  ['1 Jan', 'Circumcision', 'New Year in the Circumcision style'],
  ['6 Jan', 'Epiphany', 'Twelfth Day; the Three Kings'],
  ['20 Jan', 'Fabian and Sebastian', ''],
  ['21 Jan', 'Agnes', ''],
  ['25 Jan', 'Conversion of Paul', ''],
  ['2 Feb', 'Purification', 'Candlemas; a term day in Scotland and the Low Countries'],
  ['3 Feb', 'Blaise', ''],
  ['22 Feb', 'Peter’s Chair', 'Rents fell due; ships were manned'],
  ['24 Feb', 'Matthias', 'On the 25th in leap years'],
  ['12 Mar', 'Gregory', 'School feast'],
  ['17 Mar', 'Gertrude', 'Garden work begins'],
  ['25 Mar', 'Annunciation', 'Lady Day; New Year in England until 1752'],
  ['23 Apr', 'George', 'On the 24th in some dioceses'],
  ['25 Apr', 'Mark', 'The greater litany'],
  ['1 May', 'Philip and James', 'May Day; leases of houses in the Low Countries'],
  ['3 May', 'Invention of the Cross', ''],
  ['11 Jun', 'Barnabas', 'The longest day, old style'],
  ['24 Jun', 'John the Baptist', 'Midsummer; a quarter day'],
  ['29 Jun', 'Peter and Paul', ''],
  ['2 Jul', 'Visitation', ''],
  ['13 Jul', 'Margaret', 'On the 20th in Rome and England'],
  ['22 Jul', 'Mary Magdalene', ''],
  ['25 Jul', 'James', ''],
  ['1 Aug', 'Peter’s Chains', 'Lammas'],
  ['10 Aug', 'Lawrence', ''],
  ['15 Aug', 'Assumption', 'Our Lady in harvest'],
  ['24 Aug', 'Bartholomew', 'Fairs at Frankfurt and Smithfield'],
  ['29 Aug', 'Beheading of John', ''],
  ['1 Sep', 'Giles', 'New Year’s Day in Byzantium'],
  ['8 Sep', 'Nativity of Mary', ''],
  ['14 Sep', 'Exaltation of the Cross', 'Ember days follow'],
  ['21 Sep', 'Matthew', ''],
  ['29 Sep', 'Michael', 'Michaelmas; a quarter day; law terms begin'],
  ['1 Oct', 'Remigius', 'Bamis, in Flanders'],
  ['9 Oct', 'Denis', ''],
  ['18 Oct', 'Luke', ''],
  ['28 Oct', 'Simon and Jude', ''],
  ['1 Nov', 'All Saints', ''],
  ['2 Nov', 'All Souls', ''],
  ['11 Nov', 'Martin', 'Martinmas; cattle slaughtered, servants hired'],
  ['23 Nov', 'Clement', ''],
  ['25 Nov', 'Catherine', 'Spinners’ and philosophers’ feast'],
  ['30 Nov', 'Andrew', 'Advent begins on the Sunday nearest'],
  ['4 Dec', 'Barbara', ''],
  ['6 Dec', 'Nicholas', ''],
  ['13 Dec', 'Lucy', 'The shortest day, old style'],
  ['21 Dec', 'Thomas', ''],
  ['25 Dec', 'Christmas', 'New Year in the Nativity style'],
  ['28 Dec', 'Holy Innocents', ''],
  ['31 Dec', 'Silvester', ''],
];

/** Chapter 17: Easter and the feasts. */
export const easterDirectives: Readonly<Record<string, Directive>> = {
  'easter-sundays': easterSundays,
  'movable-feasts': movableFeasts,
  'fixed-feasts': (setter) =>
    bookTable(setter, {
      columns: [
        { title: 'Day', share: 0.6 },
        { title: 'Feast', share: 1.6 },
        { title: 'Remarks', share: 3 },
      ],
      rows: FIXED,
      groups: 6,
    }),
};
