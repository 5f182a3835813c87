import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cutFragment } from './cut-fragment.ts';

const WORDS = Array.from({ length: 100 }, (_, at) => `word${at}`).join(' ');

function around(text: string, hit: string): string {
  const from = text.indexOf(hit);
  return cutFragment(text, from, from + hit.length);
}

describe('cutFragment', () => {
  test('a short text stays whole', () => {
    expect(around('A walrus on the ice', 'walrus')).toBe('A walrus on the ice');
  });

  test.each(['word0', 'word3', 'word50', 'word97', 'word99'])(
    'around %s are whole words, of 120 to 160 characters',
    (hit) => {
      const line = around(WORDS, hit);
      expect(line).toMatch(new RegExp(`(^|[ …])${hit}([ …]|$)`));
      const plain = line.replaceAll('…', '');
      expect(` ${WORDS} `).toContain(` ${plain} `);
      expect(plain.length).toBeGreaterThanOrEqual(120);
      expect(plain.length).toBeLessThanOrEqual(160);
      expect(line.startsWith('…')).toBe(!plain.startsWith('word0 '));
      expect(line.endsWith('…')).toBe(!plain.endsWith('word99'));
    },
  );

  test('lines of the page become one line', () => {
    expect(around('one\n two\t\tthree', 'two')).toBe('one two three');
  });

  test('a text without spaces is cut all the same, and no letter in two', () => {
    const line = cutFragment('𝒳'.repeat(500), 401, 403);
    expect(line.length).toBeLessThanOrEqual(162);
    expect(line.isWellFormed()).toBe(true);
  });

  test('whatever is asked for, the line is short and holds the beginning of it', () => {
    const text = fc.array(fc.stringMatching(/^[a-z]{1,30}$/), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(text, fc.nat(), fc.integer({ min: 1, max: 400 }), (words, at, length) => {
        const whole = words.join(' ');
        const from = at % whole.length;
        const line = cutFragment(whole, from, Math.min(whole.length, from + length));
        expect(line.length).toBeLessThanOrEqual(182);
        expect(line).toContain(whole.slice(from, from + Math.min(length, 30)).trim());
      }),
    );
  });
});
