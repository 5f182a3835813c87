import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { chooseTarget } from './choose-target.ts';

it.each([
  ['https://portal.example/some/page', 'https://portal.example'],
  [tmpdir(), tmpdir()],
])('publishes to %s', (to, name) => {
  expect(chooseTarget(to, 'a token').name).toBe(name);
});

it('makes no folder for a typing error', () => {
  expect(() => chooseTarget('/no/such/dist', undefined)).toThrow('no folder');
});
