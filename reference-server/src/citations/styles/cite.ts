import type { CitationRun, CitationStyle, Language } from '@leeszaal/shared-contracts';
import type { CslItem } from '../facts/csl-item.contract.ts';
import { apa } from './apa.ts';
import { chicago } from './chicago.ts';
import { harvard } from './harvard.ts';
import { mla } from './mla.ts';
import { yearOf } from './style-facts.ts';
import { inverted, makersOf } from './style-names.ts';
import { STYLE_WORDS, type StyleWords } from './style-words.ts';

const STYLES: Readonly<Record<CitationStyle, (item: CslItem, words: StyleWords) => CitationRun[]>> =
  { apa, mla, chicago, harvard };

/** One work in a style, with the words of a language. */
export function cite(style: CitationStyle, item: CslItem, language: Language): CitationRun[] {
  return STYLES[style](item, STYLE_WORDS[language]);
}

/** The styles that order the works of one author by year. */
const BY_YEAR: readonly CitationStyle[] = ['apa', 'harvard'];

/** The order of entries: by the makers of the work, in some styles its year, and its title. */
function orderOf(style: CitationStyle, item: CslItem): readonly string[] {
  const names = makersOf(item).names.map(inverted).join('; ');
  const year = yearOf(item, STYLE_WORDS.en) ?? '';
  return [names || item.title, BY_YEAR.includes(style) ? year : '', item.title];
}

/** A bibliography: one entry for each work, in the alphabetical order of the language. */
export function bibliography(
  style: CitationStyle,
  items: readonly CslItem[],
  language: Language,
): CitationRun[][] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const keyed = items.map((item) => ({ item, order: orderOf(style, item) }));
  keyed.sort(({ order: one }, { order: other }) =>
    one.reduce((sign, text, at) => sign || compare(text, other[at] ?? ''), 0),
  );
  return keyed.map(({ item }) => cite(style, item, language));
}
