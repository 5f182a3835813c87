import { expect, it } from '@jest/globals';
import { portalTarget } from './portal-target.ts';
import { readPublishArguments, readReleaseArguments } from './release-commands.ts';

const target = portalTarget(new URL('https://library.example'), undefined);
const read = (...parameters: string[]) => readPublishArguments(parameters, () => target);

it('reads the share and the threshold of a canary', () => {
  expect(read('notices', '--to', 'x')).toEqual({ positionals: ['notices'], target });
  expect(read('--canary', '10').trial).toEqual({ share: 10, threshold: 5 });
  expect(read('--canary', '10', '--threshold', '20').trial).toEqual({ share: 10, threshold: 20 });
});

it('reads where the files go, and their address', () => {
  const { elsewhere } = read('--files', '/srv/files', '--at', 'https://files.example/');
  expect(elsewhere).toMatchObject({
    store: { name: '/srv/files' },
    base: 'https://files.example/',
  });
});

it.each([
  [['--files', '/srv/files'], 'Say where the files go'],
  [['--at', 'https://files.example/'], 'Say where the files go'],
  [['--files', 'x', '--at', 'http://files.example/'], 'http://files.example/ is not encrypted'],
  [['--files', 'x', '--at', 'https://files.example'], 'is not the address of a folder'],
  [['--files', 'ftp://x/', '--at', 'https://files.example/'], 'ftp://x/ is no bucket'],
])('refuses %j', (parameters, message) => {
  expect(() => read(...parameters)).toThrow(message);
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

it.each([
  ['--canary', '10'],
  ['--canary', '10', '--threshold', '20'],
  ['--files', '/srv/files', '--at', 'https://files.example/'],
])('takes no arguments of a publication where nothing is published: %s %s', (...parameters) => {
  expect(() => readReleaseArguments(parameters, () => target)).toThrow('Only a publication');
});
