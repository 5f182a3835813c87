import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeTeamKey, readTeamKey } from './team-key.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'leeszaal-keys-'));
  folder = join(parent, 'keys');
  process.env['LEESZAAL_KEYS'] = folder;
});
afterEach(() => rm(parent, { recursive: true }));

const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;

test('only its owner reads a key', async () => {
  await makeTeamKey('notices');
  expect(await modeOf(folder)).toBe(0o700);
  expect(await modeOf(join(folder, 'notices.json'))).toBe(0o600);
});

test('a key that is there stays', async () => {
  await makeTeamKey('notices');
  const key = await readTeamKey('notices');
  await makeTeamKey('notices');
  expect(await readTeamKey('notices')).toEqual(key);
  await makeTeamKey('events');
  expect(await readTeamKey('events')).not.toEqual(key);
});

test('says how to make a key that is missing', async () => {
  await expect(readTeamKey('notices')).rejects.toThrow(
    `There is no ${join(folder, 'notices.json')}. Make the key of notices: leeszaal key`,
  );
});

test('the file has the private half', async () => {
  await makeTeamKey('notices');
  const { d } = JSON.parse(await readFile(join(folder, 'notices.json'), 'utf8'));
  expect((await readTeamKey('notices')).d).toBe(d);
});
