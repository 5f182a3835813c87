import { expect, it } from '@jest/globals';
import { contentHash } from './content-hash.ts';

const file = (path: string, size: number, letter: string) => ({
  path,
  size,
  sha384: letter.repeat(64),
});
const one = file('a.js', 1, 'A');
const two = file('b.js', 2, 'B');

it('names the same files alike, in whatever order', async () => {
  const hash = await contentHash([one, two]);
  expect(hash).toMatch(/^[0-9a-f]{20}$/);
  expect(await contentHash([two, one])).toBe(hash);
});

it.each([
  [[one]],
  [[one, file('c.js', 2, 'B')]],
  [[one, file('b.js', 3, 'B')]],
  [[one, file('b.js', 2, 'C')]],
])('tells other files apart: %j', async (files) => {
  expect(await contentHash(files)).not.toBe(await contentHash([one, two]));
});
