import { parseSpans } from '../../../markup/parse-spans.ts';
import type { BookSetter, Directive } from '../../../pdf/book-setter.ts';
import type { TextStyle } from '../../../pdf/words.ts';
import { bookTable, columnsOf, looks } from './book-table.ts';

const MILLIMETRE_PER_POINT = { screen: 25.4 / 72, american: 0.351_46, didot: 0.375_97 } as const;
const SIZES = [
  4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 30, 36, 42, 48, 60, 72,
] as const;

const conversions: Directive = (setter) =>
  bookTable(setter, {
    columns: columnsOf(
      [
        'Size',
        'screen mm',
        'American mm',
        'Didot mm',
        'screen inch',
        'pixels at 96',
        'in Didot points',
      ],
      { left: 0 },
    ),
    rows: SIZES.map((size) => [
      `**${size}**`,
      (size * MILLIMETRE_PER_POINT.screen).toFixed(3),
      (size * MILLIMETRE_PER_POINT.american).toFixed(3),
      (size * MILLIMETRE_PER_POINT.didot).toFixed(3),
      (size / 72).toFixed(4),
      ((size * 96) / 72).toFixed(2),
      ((size * MILLIMETRE_PER_POINT.screen) / MILLIMETRE_PER_POINT.didot).toFixed(2),
    ]),
    groups: 5,
  });

const copyfitting: Directive = (setter) => {
  const sizes = [8, 9, 10, 10.5, 11, 11.5, 12, 13, 14, 16];
  bookTable(setter, {
    columns: columnsOf(['mm', ...sizes.map((size) => `${size} pt`)], { left: 0 }),
    rows: Array.from({ length: 23 }, (_, at) => 50 + at * 5).map((measure) => [
      `*${measure}*`,
      ...sizes.map((size) => {
        const characters = Math.round(measure / MILLIMETRE_PER_POINT.screen / (size * 0.43));
        return characters >= 45 && characters <= 75 ? `**${characters}**` : String(characters);
      }),
    ]),
    groups: 4,
  });
};

const SPECIMEN =
  'Between the lamp and the page there is room for one hand. It turns the leaf, keeps the place, and now and then, when the sentence is a good one, it stops in the air. Whoever looks up at that moment sees a hall full of people of whom each is somewhere else. *The quiet is not an absence but a thing they make together*, like a fire; it wants looking after, and goes out when everyone leaves. Number 1749 is wanted at the desk.';

function specimen(setter: BookSetter, style: TextStyle, name: string): void {
  for (const size of [7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 21, 24]) {
    const leading = Math.round(size * 1.3 * 2) / 2;
    setter.flow.reserve(leading * 3 + 16);
    setter.flow.skip(10);
    setter.flow.paragraph(parseSpans(`${name}, ${size} on ${leading}`), {
      text: looks(setter).sans,
      leading: 14,
      ink: setter.style.accent,
      justified: false,
    });
    setter.flow.paragraph(parseSpans(SPECIMEN), {
      text: { ...style, size },
      leading,
      justified: size < 13,
    });
  }
}

/** Chapter 25: points, names, characters to the line, specimens. */
export const pointDirectives = (sans: TextStyle): Readonly<Record<string, Directive>> => ({
  'point-conversions': conversions,
  copyfitting,
  specimens: (setter) => {
    specimen(setter, setter.style.body.text, 'EB Garamond');
    setter.flow.startPage();
    specimen(setter, sans, 'Alegreya Sans');
  },
});
