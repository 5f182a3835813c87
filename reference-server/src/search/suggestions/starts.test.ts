import { expect, test } from '@jest/globals';
import { startsOf, storedStart } from './starts.ts';

const starts = (kind: 'title' | 'name' | 'subject', text: string) =>
  startsOf(kind, text).map(({ start }) => start);

test('typing may begin at every word, but a common one [C7.83]', () => {
  expect(starts('title', 'The Art of War')).toEqual(['the art of war', 'art of war', 'war']);
  expect(starts('subject', 'Zee-vaart')).toEqual(['zee vaart', 'vaart']);
  expect(startsOf('title', 'De zee').map(({ isFirst }) => isFirst)).toEqual([true, false]);
});

test('a name is typed in either order, and with umlauts spelled out [C7.84]', () => {
  expect(starts('name', 'Austen, Jane')).toEqual(['austen jane', 'jane austen']);
  expect(starts('name', 'Hermans, W.F.')).toContain('w f hermans');
  expect(starts('name', 'Müller, Jörg')).toEqual([
    'muller jorg',
    'jorg muller',
    'mueller joerg',
    'joerg mueller',
  ]);
});

test('no stored start ends within a letter', () => {
  expect(storedStart(`${'a'.repeat(47)}😀`).isWellFormed()).toBe(true);
});
