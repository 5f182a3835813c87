import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { copiedFolders, readRemoteConfig } from '@leeszaal/remote-kit/webpack';
import { remoteFolder, remoteNames } from './remote-package.ts';

it.each(remoteNames)('%s says where it is shown, and what it copies is there', async (name) => {
  const folder = remoteFolder(name);
  const config = readRemoteConfig(folder);
  expect(config.routes.length).toBeGreaterThan(0);
  for (const copied of copiedFolders(folder, config).keys()) await access(copied);
  await access(join(folder, 'src/remote.ts'));
});

it('gives each remote a port and routes of its own', () => {
  const configs = remoteNames.map((name) => readRemoteConfig(remoteFolder(name)));
  const ports = configs.map(({ port }) => port);
  const routes = configs.flatMap((config) => config.routes.map(({ path }) => path));
  expect(new Set(ports).size).toBe(ports.length);
  expect(new Set(routes).size).toBe(routes.length);
});
