import { describe, expect, test } from '@jest/globals';
import type { Clause } from '../../search/index.ts';
import { alsoFound, type ShownTexts } from './also-found.ts';

const publication = (title: string): ShownTexts => ({ title, authors: [], keywords: [] });

const patterns = (amount: number, form: (at: number) => string): Clause => ({
  kind: 'and',
  clauses: Array.from({ length: amount }, (_each, at) => ({
    kind: 'pattern',
    code: '',
    forms: [form(at)],
  })),
});

describe('alsoFound', () => {
  test('names each word that a pattern stands for [S2.234]', () => {
    const clause = patterns(2, () => 'let?er*');
    expect(alsoFound(clause, [], [publication('Letters, litter and a letter')])).toEqual([
      'letters',
      'letter',
    ]);
  });

  test('names fifty words at most, for the first patterns of many [S2.234]', () => {
    const title = Array.from({ length: 200 }, (_each, at) => `a${at}x`).join(' ');
    const words = alsoFound(
      patterns(1, () => 'a*?'),
      [],
      [publication(title)],
    );
    expect(words).toHaveLength(50);
    const many = patterns(40, (at) => `a${at}?`);
    expect(alsoFound(many, [], [publication('a1x a39x')])).toEqual(['a1x']);
  });
});
