import { expect, test } from '@jest/globals';
import { hexFault, readHex } from './read-hex.ts';

test.each([
  ['#1d5a48', '#1d5a48'],
  [' 1D5A48 ', '#1d5a48'],
])('%j is a colour', (typed, value) => {
  expect(readHex(typed)).toEqual({ kind: 'value', value });
});

test('nothing means the default colour', () => {
  expect(readHex(' ')).toEqual({ kind: 'none' });
});

test.each([
  ['#1d5a4', 'short'],
  ['#', 'short'],
  ['#1d5a48f', 'long'],
  ['green', 'signs'],
  ['##1d5a48', 'signs'],
  ['rgb(1,2,3)', 'signs'],
] as const)('%j is refused: %s', (typed, fault) => {
  expect([readHex(typed).kind, hexFault(typed)]).toEqual(['invalid', fault]);
});
