import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { copiedFolders, readRemoteConfig, remoteName } from './remote-package.ts';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'leeszaal-package-')));
});
afterEach(() => rm(folder, { recursive: true }));

const routes = [{ name: 'notices', path: '/notices', minimumRole: 'none' }];

async function configWith(fields: object): Promise<ReturnType<typeof readRemoteConfig>> {
  const text = JSON.stringify({ routes, port: 4201, ...fields });
  await writeFile(join(folder, 'remote.config.json'), text);
  return readRemoteConfig(folder);
}

test('names the file and the field of a fault', async () => {
  const config = configWith({ port: 'any' });
  await expect(config).rejects.toThrow(join(folder, 'remote.config.json'));
  await expect(config).rejects.toThrow('port');
  await writeFile(join(folder, 'package.json'), '{ "name": "My-Remote" }');
  expect(() => remoteName(folder)).toThrow(join(folder, 'package.json'));
  await writeFile(join(folder, 'package.json'), '{ "name": ');
  expect(() => remoteName(folder)).toThrow(join(folder, 'package.json'));
});

test('copies from a package that exports no package.json', async () => {
  const installed = join(folder, 'node_modules/@team/fonts');
  await mkdir(installed, { recursive: true });
  await writeFile(join(installed, 'package.json'), '{ "exports": {} }');
  const config = await configWith({ copy: { '@team/fonts/files': 'fonts' } });
  expect([...copiedFolders(folder, config)]).toEqual([[join(installed, 'files'), 'fonts']]);
});

test('names a package to copy that is not installed', async () => {
  const config = await configWith({ copy: { 'no-such-package/files': 'files' } });
  expect(() => copiedFolders(folder, config)).toThrow('no-such-package');
});

test('asks for a label in every language', async () => {
  const entryIn = (label: object) => ({
    routes: [{ ...routes[0], entry: { places: ['menu'], icon: 'info', label } }],
  });
  const label = { en: 'a', nl: 'b', de: 'c', fr: 'd' };
  await expect(configWith(entryIn(label))).resolves.toMatchObject(entryIn(label));
  await expect(configWith(entryIn({ en: 'a' }))).rejects.toThrow('a label lacks a language');
});

async function nameOf(packageName: string): Promise<string> {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: packageName }));
  return remoteName(folder);
}

test('the name of a remote is that of its package, without scope and prefix', async () => {
  expect(await nameOf('@team/remote-notices')).toBe('notices');
});

test.each(['remote-root', '@team/registry', 'remote-host', 'remote-no-tices'])(
  'refuses the package %s',
  async (packageName) => {
    await expect(nameOf(packageName)).rejects.toThrow('not letters only');
  },
);
