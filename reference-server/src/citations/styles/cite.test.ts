import { describe, expect, test } from '@jest/globals';
import { CITATION_STYLES, type CitationStyle, LANGUAGES } from '@leeszaal/shared-contracts';
import { WORKS } from '../testing/works.ts';
import { bibliography, cite } from './cite.ts';

type Work = keyof typeof WORKS;

/** An entry with italics between asterisks. */
const entry = (style: CitationStyle, work: Work, language: (typeof LANGUAGES)[number] = 'en') =>
  cite(style, WORKS[work], language)
    .map(({ text, isItalic }) => (isItalic ? `*${text}*` : text))
    .join('');

test.each<[CitationStyle, Work, string]>([
  [
    'apa',
    'book',
    'Reve, G. K. van het. (1947). *De avonden: een winterverhaal* (3rd ed.). De Bezige Bij.',
  ],
  [
    'apa',
    'article',
    'Watson, J. D., & Crick, F. H. C. (1953). Molecular Structure of Nucleic Acids. *Nature*, *171*(4356), 737–738. https://doi.org/10.1038/171737a0',
  ],
  [
    'apa',
    'chapter',
    'Oosterhuis, M. (2026). Cataloguing. In *A Handbook of Reading Rooms* (chap. 3). Leeszaal Press.',
  ],
  ['apa', 'edited', 'Berg, A., & Vries, P. de (Eds.). (ca. 1920). *Letters*.'],
  [
    'apa',
    'thesis',
    'Curie, M. (1903). *Recherches sur les substances radioactives* [Thesis]. Faculté des sciences de Paris.',
  ],
  [
    'apa',
    'map',
    'Eidgenössisches Topographisches Bureau. (1845–1862). *Topographische Karte* [Map].',
  ],
  ['apa', 'archive', '*Stukken over de leeszaal* [Archive file]. (1938–1940).'],
  [
    'mla',
    'book',
    'Reve, Gerard Kornelis van het. *De avonden: een winterverhaal*. 3rd ed., De Bezige Bij, 1947. Bijenreeks, no. 4.',
  ],
  [
    'mla',
    'article',
    'Watson, James D., and Francis H. C. Crick. “Molecular Structure of Nucleic Acids.” *Nature*, vol. 171, no. 4356, 1953, pp. 737–738, https://doi.org/10.1038/171737a0.',
  ],
  [
    'mla',
    'chapter',
    'Oosterhuis, Marit. “Cataloguing.” *A Handbook of Reading Rooms*, chap. 3, Leeszaal Press, 2026.',
  ],
  [
    'mla',
    'edited',
    'Berg, Anna, and Piet de Vries, eds. *Letters*. Translated by Jo Smit, ca. 1920.',
  ],
  ['mla', 'map', 'Eidgenössisches Topographisches Bureau. *Topographische Karte*. 1845–1862. Map.'],
  [
    'chicago',
    'book',
    'Reve, Gerard Kornelis van het. *De avonden: een winterverhaal*. 3rd ed. Bijenreeks 4. Amsterdam: De Bezige Bij, 1947.',
  ],
  [
    'chicago',
    'article',
    'Watson, James D., and Francis H. C. Crick. “Molecular Structure of Nucleic Acids.” *Nature* 171, no. 4356 (1953): 737–738. https://doi.org/10.1038/171737a0',
  ],
  [
    'chicago',
    'chapter',
    'Oosterhuis, Marit. “Cataloguing.” In *A Handbook of Reading Rooms*, chap. 3. Amsterdam: Leeszaal Press, 2026.',
  ],
  [
    'chicago',
    'edited',
    'Berg, Anna, and Piet de Vries, eds. *Letters*. Translated by Jo Smit. ca. 1920.',
  ],
  [
    'chicago',
    'thesis',
    'Curie, Marie. *Recherches sur les substances radioactives*. Thesis. Faculté des sciences de Paris, 1903.',
  ],
  [
    'harvard',
    'book',
    'Reve, G.K. van het (1947) *De avonden: een winterverhaal*. 3rd ed. Amsterdam: De Bezige Bij (Bijenreeks, 4).',
  ],
  [
    'harvard',
    'article',
    'Watson, J.D. and Crick, F.H.C. (1953) ‘Molecular Structure of Nucleic Acids’, *Nature*, 171(4356), pp. 737–738. Available at: https://doi.org/10.1038/171737a0',
  ],
  [
    'harvard',
    'chapter',
    'Oosterhuis, M. (2026) ‘Cataloguing’, in *A Handbook of Reading Rooms*, chap. 3. Amsterdam: Leeszaal Press.',
  ],
  ['harvard', 'edited', 'Berg, A. and Vries, P. de (eds.) (ca. 1920) *Letters*.'],
  ['harvard', 'archive', '*Stukken over de leeszaal* (1938–1940). [Archive file].'],
])('in the style %s the %s is cited by its rules [S2.190]', (style, work, expected) => {
  expect(entry(style, work)).toBe(expected);
});

test.each([
  [
    'nl',
    'Reve, Gerard Kornelis van het. *De avonden: een winterverhaal*. 3e dr. Bijenreeks 4. Amsterdam: De Bezige Bij, 1947.',
  ],
  [
    'de',
    'Reve, Gerard Kornelis van het. *De avonden: een winterverhaal*. 3. Aufl. Bijenreeks 4. Amsterdam: De Bezige Bij, 1947.',
  ],
  [
    'fr',
    'Reve, Gerard Kornelis van het. *De avonden: een winterverhaal*. 3e éd. Bijenreeks 4. Amsterdam: De Bezige Bij, 1947.',
  ],
] as const)('the words of a style are those of the language %s [S2.191]', (language, expected) => {
  expect(entry('chicago', 'book', language)).toBe(expected);
});

describe('every style and language', () => {
  const all = CITATION_STYLES.flatMap((style) => LANGUAGES.map((each) => [style, each] as const));
  test.each(all)(
    '%s in %s names title and year, without doubled marks [S2.190 S2.191]',
    (style, language) => {
      for (const work of Object.keys(WORKS) as Work[]) {
        const text = entry(style, work, language);
        expect(text).toContain(WORKS[work].title);
        expect(text).toMatch(/1[89]\d\d|20\d\d/);
        expect(text).not.toMatch(/\.\.|,,|undefined|\( | \)|: ?$|^\W*\s/);
      }
    },
  );
});

test('many authors are shortened by the rules of each style [S2.190]', () => {
  const author = Array.from({ length: 22 }, (_, at) => ({ family: `N${at + 1}`, given: 'A' }));
  const text = (style: CitationStyle) =>
    cite(style, { ...WORKS.book, author }, 'en')
      .map((run) => run.text)
      .join('');
  expect(text('apa')).toMatch(/N19, A\., … N22, A\. \(1947\)/);
  expect(text('mla')).toMatch(/^N1, A, et al\. De avonden/);
  expect(text('chicago')).toMatch(/^N1, A, A N2.*A N7, et al\. De avonden/);
  expect(text('harvard')).toMatch(/^N1, A\. et al\. \(1947\)/);
});

test('a bibliography is in alphabetical order [S2.192]', () => {
  const items = [WORKS.article, WORKS.chapter, WORKS.book, WORKS.edited];
  const first = bibliography('apa', items, 'nl').map(([run]) => run?.text.split(',')[0]);
  expect(first).toEqual(['Berg', 'Oosterhuis', 'Reve', 'Watson']);
  const years = [1950, 1947].map((year, at) => ({
    ...WORKS.book,
    title: ['A', 'B'][at] ?? '',
    issued: { 'date-parts': [[year]] as const },
  }));
  const titles = (style: CitationStyle) =>
    bibliography(style, years, 'en').map((runs) => runs.find(({ isItalic }) => isItalic)?.text);
  expect(titles('apa')).toEqual(['B', 'A']);
  expect(titles('mla')).toEqual(['A', 'B']);
});
