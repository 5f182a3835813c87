import { expect, it } from '@jest/globals';
import { findRoute, movedAddress, registrySchema } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { remoteNames } from '../webpack/remote-package.ts';
import { devRegistry } from './dev-registry.ts';

it('lists every remote as a registry should', () => {
  const registry = v.parse(registrySchema, devRegistry());
  expect(Object.keys(registry.remotes).sort()).toEqual([...remoteNames].sort());
});

it.each(remoteNames)(
  'leads to the entry of %s, not to a manifest that lists its hot updates',
  (name) => {
    const { remotes } = devRegistry();
    expect(remotes[name]?.active).toMatchObject({
      folder: `remotes/${name}/dev`,
      manifest: 'remoteEntry.js',
    });
  },
);

it('has the screens of the remotes together, and none elsewhere [C2.1 C2.4 C2.5]', () => {
  const registry = devRegistry();
  expect(findRoute(registry, '/shop/basket')?.remote).toBe('shop');
  expect(findRoute(registry, '/pub-12')?.remote).toBe('reader');
  expect(movedAddress(registry, '/document/a%2Fb')).toBe('/reader/a%2Fb');
  for (const path of ['/nope', '/pub-', '/reader', '/search/x', '/shop/other']) {
    expect(findRoute(registry, path)).toBeUndefined();
  }
});
