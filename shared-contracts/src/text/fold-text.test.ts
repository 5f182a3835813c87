import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldLetters, foldText, spellOut } from './fold-text.ts';

/** Letters that fold to more, to fewer, or to nothing, and those that combine. */
const ODD = [
  'a',
  'É',
  'e',
  '\u0301',
  'ﬁ',
  'Ⅶ',
  'ß',
  'ẞ',
  'İ',
  'ŉ',
  'Σ',
  'ς',
  'ü',
  'u',
  '\u0308',
  '\u0323',
].concat(
  [
    'ك',
    '\u0650',
    '\u0640',
    '\u0653',
    'ا',
    'ﷺ',
    'か',
    '\u3099',
    'ﾞ',
    '가',
    'ᄀ',
    '\u1161',
    '\u11a8',
    'ﾢ',
    'ￂ',
  ],
  [
    'क',
    '\u093c',
    '\u093f',
    '´',
    '’',
    ' ',
    '\n',
    '\u00ad',
    '\u200d',
    '\u0000',
    '\ud800',
    '𝒳',
    '\u{16d67}',
  ],
);
const odd = fc.string({ unit: fc.constantFrom(...ODD), maxLength: 12 });

describe('foldText', () => {
  test.each([
    ['Überall Straße', 'uberall strasse'],
    ['Œuvres complètes de l’Abbé', "oeuvres completes de l'abbe"],
    ['Ĳsland en ijs', 'ijsland en ijs'],
    ['ĲSSELMEER', 'ijsselmeer'],
    ['Coöperatie', 'cooperatie'],
    ['Čapek, Łódź, Søren', 'capek, lodz, soren'],
    ['ﬁnancial “crisis” — 1929', 'financial "crisis" - 1929'],
    ['woord\u00adafbreking', 'woordafbreking'],
    ['  een\t\n regel ', 'een regel'],
    ['İstanbul', 'istanbul'],
    ['كِتَاب', 'كتاب'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['a\u0000b\ud800c', 'a b c'],
    ['', ''],
  ])('%j becomes %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('folding again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const once = foldText(text);
        expect(foldText(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  test('composed and decomposed spellings are one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
      }),
    );
  });

  test('leaves nothing that PostgreSQL refuses in a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(text)).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      }),
    );
  });
});

describe('foldLetters', () => {
  test.each([
    ['odd letters', odd],
    ['any text', fc.string({ unit: 'binary', maxLength: 40 })],
  ])('folds as foldText does: %s', (_what, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldLetters(text).text).toBe(foldText(text));
        expect(foldLetters(text, spellOut).text).toBe(foldText(spellOut(text)));
      }),
      { numRuns: 5000 },
    );
  });

  test('folds every letter as foldText does, whatever it may combine with', () => {
    const wrong: string[] = [];
    for (let code = 0; code <= 0x1ffff; code += 1) {
      const letter = String.fromCodePoint(code);
      if (/[\p{Cn}\p{Co}\p{Script=Han}]/u.test(letter)) continue;
      for (const before of ['a', 'か', '가', 'ᄀ', '\u{16d67}']) {
        const text = before + letter;
        if (foldLetters(text).text !== foldText(text)) wrong.push(text);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('tells of each letter where it comes from', () => {
    fc.assert(
      fc.property(odd, (text) => {
        const { text: folded, origins } = foldLetters(text);
        expect(origins).toHaveLength(folded.length + 1);
        expect(origins).toEqual([...origins].sort((a, b) => a - b));
        for (const [at, unit] of [...folded].entries()) {
          if (unit.length > 1 || unit === ' ') return;
          const next = origins.find((origin) => origin > (origins[at] ?? 0));
          expect(foldText(text.slice(origins[at], next))).toContain(unit);
        }
      }),
    );
  });
});
