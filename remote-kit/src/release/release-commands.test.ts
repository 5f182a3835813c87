import { expect, it } from '@jest/globals';
import { portalTarget } from './portal-target.ts';
import { readReleaseArguments } from './release-commands.ts';

const target = portalTarget(new URL('https://library.example'), undefined);
const read = (...parameters: string[]) => readReleaseArguments(parameters, () => target);

it('reads the share and the threshold of a canary', () => {
  expect(read('notices', '--to', 'x')).toEqual({ positionals: ['notices'], target });
  expect(read('--canary', '10').trial).toEqual({ share: 10, threshold: 5 });
  expect(read('--canary', '10', '--threshold', '20').trial).toEqual({ share: 10, threshold: 20 });
});

it.each([
  ['--canary', '0'],
  ['--canary', '100'],
  ['--canary', '2.5'],
  ['--canary', 'some'],
  ['--threshold', '5'],
])('refuses %s %s', (...parameters) => {
  expect(() => read(...parameters)).toThrow('1 to 99 percent');
});
