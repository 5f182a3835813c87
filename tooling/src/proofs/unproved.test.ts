import { expect, test } from '@jest/globals';
import { passing, unproved } from './unproved.ts';

const proof = (title: string) => ({
  place: 'p:1',
  chapters: [],
  statement: '',
  tests: [{ file: 'a.test.ts', title }],
});
const hasPassed = passing(
  [
    { file: '/root/a.test.ts', title: 'opens a door' },
    { file: '/root/b.test.ts', title: 'shuts' },
  ],
  '/root',
);

test('a row is proved by a test of that file that passed', () => {
  expect(unproved([proof('opens a door'), proof('opens %s')], hasPassed)).toEqual([]);
});

test('a test that did not pass, or passed in another file, is told once, with all of its rows', () => {
  const again = { ...proof('shuts'), place: 'p:2' };
  expect(unproved([proof('shuts'), again], hasPassed)).toEqual([
    '“shuts” of a.test.ts did not run and pass, which proves p:1, p:2',
  ]);
});
