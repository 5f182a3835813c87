import { compoundsOf, formsOf, wordsOf, writtenTogether } from '../../text/words.ts';
import type { WordTest } from './leaf-tests.ts';

/** A test that a word passed, and where in the text that stands; a compound is longer than its word. */
export interface WordFit {
  readonly test: WordTest;
  readonly from: number;
  readonly to: number;
}

/** A word of a text that passed a test. Words count from 0. */
export interface FittingWord {
  readonly index: number;
  readonly fits: readonly WordFit[];
}

/** The words of a stretch without spaces: how many, and which of them fit. */
interface Stretch {
  readonly count: number;
  readonly fitting: readonly FittingWord[];
}

interface Place {
  readonly from: number;
  readonly to: number;
}

const SPACE = /[ \t\n\r\f]+/g;
// As `wordsOf` splits, but before invisible signs are taken away.
const WRITTEN_WORD = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu;

/** Where in a stretch its words are written; the whole of it, where folding makes more or fewer of them. */
function placesIn(stretch: string, count: number): Place[] {
  const places = [...stretch.matchAll(WRITTEN_WORD)].map(({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }));
  if (places.length === count) return places;
  const whole = { from: places[0]?.from ?? 0, to: places.at(-1)?.to ?? stretch.length };
  return Array.from({ length: count }, () => whole);
}

// One word, in which there is nothing to fold but its case: most stretches of most texts.
const PLAIN_WORD = /^([a-z0-9]{1,50})[.,;:!?)]*$/i;
const ONE_WORD: Stretch = { count: 1, fitting: [] };

function readStretch(stretch: string, tests: readonly WordTest[]): Stretch {
  const plain = PLAIN_WORD.exec(stretch)?.[1]?.toLowerCase();
  if (plain !== undefined && !tests.some((test) => test(plain))) return ONE_WORD;
  const words = wordsOf(stretch);
  const fitting: FittingWord[] = [];
  let places: Place[] | undefined;
  let index = 0;

  function fitsOf(forms: readonly string[], first: number, last: number): WordFit[] {
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

/**
 * The words of a text that pass any of the tests, in order. They are the words that were indexed, in
 * the same forms, so that what is found is what the index found.
 */
export function* fittingWords(text: string, tests: readonly WordTest[]): Generator<FittingWord> {
  // Most stretches of a text are repetitions.
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
