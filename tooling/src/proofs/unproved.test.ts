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

test('a row whose test did not pass, or passed in another file, is told', () => {
  expect(unproved([proof('shuts')], hasPassed)).toEqual([
    'p:1: “shuts” of a.test.ts did not run and pass',
  ]);
});
