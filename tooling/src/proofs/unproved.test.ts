import { expect, test } from '@jest/globals';
import { unproved } from './unproved.ts';

const proof = (title: string) => ({ place: 'p:1', tests: [{ file: 'a.test.ts', title }] });
const passed = [
  { file: '/root/a.test.ts', title: 'opens a door' },
  { file: '/root/b.test.ts', title: 'shuts' },
];

test('a row is proved by a test of that file that passed', () => {
  expect(unproved([proof('opens a door'), proof('opens %s')], passed, '/root')).toEqual([]);
});

test('a row whose test did not pass, or passed in another file, is told', () => {
  expect(unproved([proof('shuts')], passed, '/root')).toEqual([
    'p:1: “shuts” of a.test.ts did not run and pass',
  ]);
});
