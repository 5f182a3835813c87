import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldText } from './fold-text.ts';

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
