import { expect, test } from '@jest/globals';
import { copyState } from './copy-state.ts';

test.each([
  [null, 'loanable'],
  ['', 'loanable'],
  ['0', 'loanable'],
  ['n', 'not-loanable'],
  ['1', 'loaned'],
  ['2026-12-01', 'loaned'],
] as const)('%s is %s [C2.126]', (loanable, state) => {
  expect(copyState({ loanable })).toBe(state);
});
