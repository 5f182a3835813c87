import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { chooseTarget } from './choose-target.ts';

it.each([
  ['https://portal.example/some/page', 'https://portal.example'],
  ['http://localhost:4200', 'http://localhost:4200'],
  ['http://127.0.0.1:4200/', 'http://127.0.0.1:4200'],
  [tmpdir(), tmpdir()],
])('publishes to %s', (to, name) => {
  expect(chooseTarget(to, 'a token').name).toBe(name);
});

it.each(['http://portal.example', 'http://localhost.evil.example', 'http://10.0.0.1'])(
  'sends no token to %s, which is not encrypted',
  (to) => {
    expect(() => chooseTarget(to, 'a token')).toThrow('not encrypted');
  },
);

it('makes no folder for a typing error', () => {
  expect(() => chooseTarget('/no/such/dist', undefined)).toThrow('no folder');
});
