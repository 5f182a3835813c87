const wordsIn = (text: string): readonly string[] => text.split(' ');

/** Words for a part of a work in Dutch, English, German and French, folded. */
const PART_WORDS: ReadonlySet<string> = new Set([
  ...wordsIn('aflevering afl band bd boek bundel deel delen dl jaargang jrg nummer nr'),
  ...wordsIn('bk book issue number part parts pt vol vols volume volumes'),
  ...wordsIn('bande bde buch folge heft lieferung teil teile tl'),
  ...wordsIn('fascicule fasc livre livres numero partie parties t tome tomes volet'),
]);

/** Each with the numbers from one in the four languages, folded. */
const ORDINALS = numbered([
  'eerste first erste erster erstes ersten premier premiere',
  'tweede second zweite zweiter zweites zweiten deuxieme seconde',
  'derde third dritte dritter drittes dritten troisieme',
  'vierde fourth vierte vierter viertes vierten quatrieme',
  'vijfde fifth funfte funfter funftes funften cinquieme',
  'zesde sixth sechste sechster sechstes sechsten sixieme',
  'zevende seventh siebte siebter siebtes siebten septieme',
  'achtste eighth achte achter achtes achten huitieme',
  'negende ninth neunte neunter neuntes neunten neuvieme',
  'tiende tenth zehnte zehnter zehntes zehnten dixieme',
]);
const CARDINALS = numbered([
  'een one eins un',
  'twee two zwei deux',
  'drie three drei trois',
  'vier four quatre',
  'vijf five funf cinq',
  'zes six sechs',
  'zeven seven sieben sept',
  'acht eight huit',
  'negen nine neun neuf',
  'tien ten zehn dix',
]);

/** Roman below ninety. */
const ROMAN = /^(?=[lxvi])(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/u;
/** Without *l*, an article in French. */
const SHORT_ROMAN = /^(?=[xvi])x{0,3}(?:ix|iv|v?i{0,3})$/u;
/** Digits, with the ending of an ordinal; other letters, as of *2a*, stay. */
const ORDINAL = /^0*(\d+?)(?:e|de|ste|st|nd|rd|th|er|re|ere|eme|ieme)?$/u;

/**
 * The numbers in a title, in Arabic digits: words with digits, words for numbers beside one for a part, and Roman
 * numbers there or at the end. Elsewhere a Roman number may be a word, as *I* in English.
 *
 * @param words folded
 */
export function numbersInTitle(words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => {
    const isLast = at === words.length - 1;
    return numberAt(words, at) ?? (isLast && ROMAN.test(word) ? arabic(word) : []);
  });
}

/**
 * The numbers in a subtitle, in Arabic digits: as in a title, and all that can be Roman ones.
 *
 * @param words folded
 */
export function numbersInSubtitle(words: readonly string[]): readonly string[] {
  return words.flatMap(
    (word, at) => numberAt(words, at) ?? (SHORT_ROMAN.test(word) ? arabic(word) : []),
  );
}

/** The number at a place, by digits or by a word for a part; undefined for another word. */
function numberAt(words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? '';
  if (/^\d/u.test(word)) return ORDINAL.exec(word)?.[1] ?? word;
  const isAfterPart = PART_WORDS.has(words[at - 1] ?? '');
  if (!isAfterPart && !PART_WORDS.has(words[at + 1] ?? '')) return undefined;
  // *Een boek* and *un livre* are no first books.
  const named = ORDINALS.get(word) ?? (isAfterPart ? CARDINALS.get(word) : undefined);
  return named ?? (ROMAN.test(word) ? arabic(word) : undefined);
}

function numbered(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line, at) => wordsIn(line).map((word) => [word, String(at + 1)] as const)),
  );
}

const VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

/** A Roman number in digits: a sign before a greater one is subtracted. */
function arabic(roman: string): string {
  const values = [...roman].map((sign) => VALUES[sign] ?? 0);
  const sum = values.reduce(
    (before, value, at) => before + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
  return String(sum);
}
