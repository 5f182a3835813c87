import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkMessages } from '../catalogue/check-messages.ts';
import { readRemoteConfig, remoteName } from '../webpack/remote-package.ts';
import { createRemote } from './create-remote.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'leeszaal-create-'));
});
afterEach(() => rm(parent, { recursive: true }));

async function create(name: string, packageName = name): Promise<string> {
  const folder = join(parent, name);
  await createRemote({ name, folder, packageName, kitVersion: '^1.2.3', port: 4777 });
  return folder;
}

test('makes a remote of the given name, at a path of that name, with all its texts', async () => {
  const folder = await create('events', '@team/remote-events');
  expect(remoteName(folder)).toBe('events');
  const { routes, port } = readRemoteConfig(folder);
  expect(routes).toMatchObject([{ name: 'events', path: '/events' }]);
  expect(routes[0]?.entry?.label.fr).toBe('Events');
  expect(port).toBe(4777);
  expect(await checkMessages(folder)).toEqual([]);
  expect((await readdir(folder)).sort()).toContain('.gitignore');
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(dependencies['@leeszaal/remote-kit']).toBe('^1.2.3');
});

test('keeps a folder that exists', async () => {
  await create('events');
  await expect(create('events')).rejects.toThrow(`${join(parent, 'events')} exists.`);
});

test.each(['Events', 'my-events', '../events', '', 'host', 'x'.repeat(41)])(
  'refuses the name “%s”',
  async (name) => {
    await expect(create(name)).rejects.toThrow('lower-case letters only');
  },
);

const json = async (path: string) =>
  JSON.parse(await readFile(new URL(`../../${path}`, import.meta.url), 'utf8'));

test('the template has the versions with which the kit is tested', async () => {
  const { dependencies, devDependencies } = await json('template/package.json');
  const kit = await json('package.json');
  const others = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !name.startsWith('@leeszaal/'),
  );
  expect(others).toEqual(others.map(([name]) => [name, kit.devDependencies[name]]));
  expect(others.map(([name]) => name)).toEqual(
    expect.arrayContaining(Object.keys(kit.peerDependencies)),
  );
});
