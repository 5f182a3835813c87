/** Words for a part of a work in Dutch, English, German and French, folded. */
const PART_WORDS: ReadonlySet<string> = new Set(
  (
    'aflevering afl band bd boek bundel deel delen dl jaargang jrg nummer nr ' +
    'bk book issue no number part parts pt vol vols volume volumes ' +
    'bande bde buch folge heft lieferung teil teile tl ' +
    'fascicule fasc livre livres numero partie parties t tome tomes volet'
  ).split(' '),
);

/** Roman below ninety, from *i*. */
const ROMAN = /^(?=[lxvi])(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/u;
/** Those of a subtitle alone; *l* is an article there. */
const SHORT_ROMAN = /^(?=[xvi])x{0,3}(?:ix|iv|v?i{0,3})$/u;
/** Digits, with the ending of an ordinal; other letters, as of *2a*, stay. */
const ORDINAL = /^(\d+)(?:e|de|ste|st|nd|rd|th|er|re|ere|eme|ieme)?$/u;

/**
 * The numbers in a title, in Arabic digits: words with digits, and Roman ones that end the title or are beside a word for
 * a part. Elsewhere a Roman number may be a word, as *I* in English.
 *
 * @param words folded
 */
export function numbersInTitle(words: readonly string[]): readonly string[] {
  const isPart = (at: number) => PART_WORDS.has(words[at] ?? '');
  return words.flatMap((word, at) => {
    const isRoman = isPart(at - 1) || isPart(at + 1) || at === words.length - 1;
    return numberOf(word, isRoman ? ROMAN : undefined);
  });
}

/**
 * The numbers in a subtitle, in Arabic digits: words with digits, and all that can be Roman ones.
 *
 * @param words folded
 */
export function numbersInSubtitle(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => numberOf(word, SHORT_ROMAN));
}

function numberOf(word: string, roman?: RegExp): readonly string[] {
  if (/^\d/u.test(word)) return [ORDINAL.exec(word)?.[1]?.replace(/^0+(?=\d)/u, '') ?? word];
  return roman?.test(word) ? [String(arabic(word))] : [];
}

const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

/** The value of a Roman number: a sign before a greater one is subtracted. */
function arabic(roman: string): number {
  const values = [...roman].map((sign) => VALUES[sign] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}
