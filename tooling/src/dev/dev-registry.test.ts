import { expect, it } from '@jest/globals';
import { registrySchema } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { devRegistry } from './dev-registry.ts';

it('lists every remote as a registry should', async () => {
  const registry = v.parse(registrySchema, await devRegistry());
  expect(Object.keys(registry.remotes).sort()).toEqual(['admin', 'catalogue', 'reader', 'shop']);
  expect(registry.remotes['admin']?.routes).toMatchObject([
    { path: '/admin', minimumRole: 'admin', entry: { places: ['menu'] } },
  ]);
});

it('leads to the entry of a remote, not to a manifest that lists its hot updates', async () => {
  const { remotes } = await devRegistry();
  expect(remotes['shop']?.active).toMatchObject({
    folder: 'remotes/shop/dev',
    manifest: 'remoteEntry.js',
  });
});
