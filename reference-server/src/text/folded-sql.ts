import { foldText } from '@leeszaal/shared-contracts';

/**
 * Letters with marks, and capitals, of the Latin, Greek and Cyrillic alphabets; quotes, dashes, and full-width signs:
 * from, and to before.
 */
const RANGES = [
  [0xa1, 0x300],
  [0x370, 0x530],
  [0x1e00, 0x2000],
  [0x2010, 0x2040],
  [0xff01, 0xff5f],
] as const;

const LETTERS = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from }, (_, at) => String.fromCodePoint(from + at)),
).map((letter) => ({ letter, folded: foldText(letter) }));

const SINGLE = LETTERS.filter(
  ({ letter, folded }) => folded.length === 1 && folded !== letter && letter.length === 1,
);
/** Ligatures and letters that are written as two. */
const SPELLED = LETTERS.filter(({ folded }) => /^[a-z]{2,}$/.test(folded));

const quoted = (letters: readonly string[]): string =>
  `'${letters.join('').replaceAll("'", "''")}'`;

/**
 * The SQL expression of a name as `foldText` writes it, in European alphabets, whatever the database's locale. Short
 * texts only: it runs for each row.
 */
export function foldedSql(expression: string): string {
  const spelled = SPELLED.reduce(
    (inner, { letter, folded }) => `replace(${inner}, ${quoted([letter])}, ${quoted([folded])})`,
    `regexp_replace(normalize(${expression}, nfc), '[\u0300-\u036f]', '', 'g')`,
  );
  const from = quoted(SINGLE.map(({ letter }) => letter));
  const to = quoted(SINGLE.map(({ folded }) => folded));
  const folded = `lower(translate(${spelled}, ${from}, ${to}))`;
  // Most names have only letters of ASCII, which take a hundredth of the time.
  return `case when octet_length(${expression}) = length(${expression})
    then lower(${expression}) else ${folded} end`;
}
