import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ACQUISITIONS_WINDOW, endpoints, requestPath } from '@leeszaal/shared-contracts';
import { TRUSTED_TYPES_POLICIES } from '@leeszaal/shared-contracts/registry';
import { policyName } from './policy-names.ts';
import { copiedFolders, readRemoteConfig, remoteFolder, remoteNames } from './remote-package.ts';

it.each(remoteNames)('%s says where it is shown, and what it copies is there', async (name) => {
  const config = readRemoteConfig(name);
  expect(config.routes.length).toBeGreaterThan(0);
  for (const folder of copiedFolders(name, config).keys()) await access(folder);
  await access(join(remoteFolder(name), 'src/remote.ts'));
});

it('gives each remote a port and routes of its own', () => {
  const configs = remoteNames.map(readRemoteConfig);
  const ports = configs.map(({ port }) => port);
  const routes = configs.flatMap((config) => config.routes);
  expect(new Set(ports).size).toBe(ports.length);
  expect(new Set(routes).size).toBe(routes.length);
});

it.each(['host', ...remoteNames.map((name) => `remote-${name}` as const)] as const)(
  'the policy allows the Trusted Types policy of %s',
  (packageName) => expect(TRUSTED_TYPES_POLICIES).toContain(policyName(packageName)),
);

it('what the host asks ahead for home is what home asks', () => {
  const call = requestPath(endpoints.getAcquisitions, { query: ACQUISITIONS_WINDOW });
  const { ahead, aheadPictures } = readRemoteConfig('catalogue');
  expect(ahead).toEqual({ '/': [call] });
  expect(aheadPictures).toEqual({ [call]: { field: 'cover', first: 5 } });
});
