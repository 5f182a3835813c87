import { compoundsOf, formsOf, wordsOf, writtenTogether } from '../../text/words.ts';
import type { WordTest } from './leaf-tests.ts';

/** A match of a test, and its range in the text; that of a compound is longer than its word. */
export interface WordMatch {
  readonly test: WordTest;
  readonly from: number;
  readonly to: number;
}

/** A matching word of a text, counted from 0. */
export interface MatchingWord {
  readonly index: number;
  readonly fits: readonly WordMatch[];
}

/** The words of a text without spaces. */
interface Stretch {
  readonly count: number;
  readonly fitting: readonly MatchingWord[];
}

interface Place {
  readonly from: number;
  readonly to: number;
}

const SPACE = /[ \t\n\r\f]+/g;
// As in `wordsOf`, but with invisible characters.
const WRITTEN_WORD = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu;

/** The ranges of words in a stretch; the whole stretch for each if folding changes their number. */
function placesIn(stretch: string, count: number): Place[] {
  const places = [...stretch.matchAll(WRITTEN_WORD)].map(({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }));
  if (places.length === count) return places;
  const whole = { from: places[0]?.from ?? 0, to: places.at(-1)?.to ?? stretch.length };
  return Array.from({ length: count }, () => whole);
}

// A plain word, as most stretches are.
const PLAIN_WORD = /^([a-z0-9]{1,50})[.,;:!?)]*$/i;
const ONE_WORD: Stretch = { count: 1, fitting: [] };

function readStretch(stretch: string, tests: readonly WordTest[]): Stretch {
  const plain = PLAIN_WORD.exec(stretch)?.[1]?.toLowerCase();
  if (plain !== undefined && !tests.some((test) => test(plain))) return ONE_WORD;
  const words = wordsOf(stretch);
  const fitting: MatchingWord[] = [];
  let places: Place[] | undefined;
  let index = 0;

  function fitsOf(forms: readonly string[], first: number, last: number): WordMatch[] {
    const passed = tests.filter((test) => forms.some(test));
    if (passed.length === 0) return [];
    places ??= placesIn(stretch, words.length);
    const from = places[first]?.from ?? 0;
    const to = places[last]?.to ?? stretch.length;
    return passed.map((test) => ({ test, from, to }));
  }

  for (const compound of compoundsOf(words)) {
    const begin = index;
    for (const word of compound) {
      const fits = fitsOf(formsOf(word), index, index);
      if (index === begin && compound.length > 1) {
        fits.push(...fitsOf(writtenTogether(compound), begin, begin + compound.length - 1));
      }
      if (fits.length > 0) fitting.push({ index, fits });
      index += 1;
    }
  }
  return { count: words.length, fitting };
}

/** The words of a text that match any test, in order. Words and forms are those of the index. */
export function* matchingWords(text: string, tests: readonly WordTest[]): Generator<MatchingWord> {
  // Most stretches of a text are repeated.
  const known = new Map<string, Stretch>();
  let count = 0;
  let from = 0;
  while (from < text.length) {
    SPACE.lastIndex = from;
    const space = SPACE.exec(text);
    const written = text.slice(from, space?.index ?? text.length);
    let stretch = known.get(written);
    if (stretch === undefined) {
      stretch = readStretch(written, tests);
      known.set(written, stretch);
    }
    for (const { index, fits } of stretch.fitting) {
      const placed = fits.map((fit) => ({ ...fit, from: from + fit.from, to: from + fit.to }));
      yield { index: count + index, fits: placed };
    }
    count += stretch.count;
    from = space === null ? text.length : SPACE.lastIndex;
  }
}
