import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findText, findWords } from './find-text.ts';
import { foldText } from './fold-text.ts';

const found = (text: string, ...needles: string[]) =>
  findText(text, needles).map(({ from, to }) => text.slice(from, to));

describe('findText', () => {
  test.each([
    ['folds case', 'Sea, SEA, sea', ['sea'], ['Sea', 'SEA', 'sea']],
    ['folds diacritics both ways', 'Één Eén een', ['éen'], ['Één', 'Eén', 'een']],
    ['keeps combining marks in the span', 'e\u0301e\u0301n', ['een'], ['e\u0301e\u0301n']],
    ['knows ligatures', 'the \ufb01rst', ['first'], ['\ufb01rst']],
    [
      'takes quotes and dashes as they are typed',
      'don’t – “so”',
      ['don\'t - "so"'],
      ['don’t – “so”'],
    ],
    [
      'takes letters as they are typed',
      'Œuvre Straße SØR',
      ['oeuvre', 'strasse', 'sor'],
      ['Œuvre', 'Straße', 'SØR'],
    ],
    ['takes white space as one space', 'old \n\t man', ['old man'], ['old \n\t man']],
    ['looks through soft hyphens', 'in\u00adspect', ['inspect'], ['in\u00adspect']],
    ['finds within words', 'reading', ['read'], ['read']],
    ['prefers the longest', 'readers read', ['read', 'readers'], ['readers', 'read']],
    ['takes signs literally', 'a.c abc (x)', ['a.c', '(x)'], ['a.c', '(x)']],
    ['reads Arabic without its vowels', 'كِتَاب', ['كتاب'], ['كِتَاب']],
    ['reads CJK', '吾輩は猫である', ['猫'], ['猫']],
    ['finds letters outside the first plane', 'x 𝒳𝒳 y', ['xx'], ['𝒳𝒳']],
    ['finds a letter that folds to several', 'Book Ⅶ', ['i'], ['Ⅶ']],
    ['finds nothing for nothing', 'text', ['', '  '], []],
  ])('%s', (_name, text, needles, expected) => {
    expect(found(text, ...needles)).toEqual(expected);
  });

  test('what is found folds to what was looked for', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ minLength: 1, maxLength: 3 }),
        (text, needle) => {
          for (const { from, to } of findText(text, [needle])) {
            expect(foldText(text.slice(from, to))).toContain(foldText(needle));
          }
        },
      ),
    );
  });

  test('finds what the folded text holds, and nothing else', () => {
    const odd = fc.string({
      unit: fc.constantFrom(
        ...'aeÉiuüßſﬁⅦΣςكا か가क ',
        '\u0301',
        '\u0650',
        '\u0640',
        '\u00ad',
        '\u3099',
        'İ',
      ),
      maxLength: 8,
    });
    fc.assert(
      fc.property(odd, odd, (text, needle) => {
        const wanted = foldText(needle);
        const isThere = wanted !== '' && foldText(text).includes(wanted);
        expect(findText(text, [needle]).length > 0).toBe(isThere);
      }),
      { numRuns: 5000 },
    );
  });

  test('finds a needle wherever it was put', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.stringMatching(/^[a-z]{1,6}$/),
        fc.string(),
        (before, needle, after) => {
          expect(findText(`${before}${needle}${after}`, [needle]).length).toBeGreaterThan(0);
        },
      ),
    );
  });

  test('takes no longer than a text is long', () => {
    const text = `${'The sea did it again. \n'.repeat(100_000)}the end`;
    const started = performance.now();
    expect(findText(text, ['the end'])).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('findWords', () => {
  const words = (text: string, ...needles: string[]) =>
    findWords(text, needles).map(({ from, to }) => text.slice(from, to));

  test.each([
    [
      'with and without umlauts',
      'Müller, Muller, Mueller',
      ['müller'],
      ['Müller', 'Muller', 'Mueller'],
    ],
    ['with umlauts spelled out', 'Müller, Muller, Mueller', ['Mueller'], ['Müller', 'Mueller']],
    ['across invisible letters', 'in\u00adspect, in spect', ['in'], ['in']],
    ['with Arabic vowels', 'كِتَاب', ['كتاب'], ['كِتَاب']],
  ])('%s', (_name, text, needles, expected) => {
    expect(words(text, ...needles)).toEqual(expected);
  });
});
