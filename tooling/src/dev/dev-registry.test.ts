import { expect, it } from '@jest/globals';
import { findRoute, movedAddress, registrySchema } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { remoteNames } from '../webpack/remote-package.ts';
import { devRegistry } from './dev-registry.ts';

it('lists every remote as a registry should', async () => {
  const registry = v.parse(registrySchema, await devRegistry());
  expect(Object.keys(registry.remotes).sort()).toEqual([...remoteNames].sort());
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

it.each([
  ['/', 'catalogue', 'home', 'none'],
  ['/search', 'catalogue', 'results', 'none'],
  ['/bookshelf', 'catalogue', 'bookshelf', 'user'],
  ['/bookshelf/12', 'catalogue', 'bookshelf_content', 'user'],
  ['/reader/doc-1', 'reader', 'reader', 'none'],
  ['/pub-12', 'reader', 'publicationloader', 'none'],
  ['/shop/basket', 'shop', 'basket', 'admin'],
  ['/shop/checkout', 'shop', 'checkout', 'admin'],
  ['/shop/success', 'shop', 'shop_success', 'admin'],
  ['/admin', 'admin', 'admin', 'admin'],
])(
  '%s is a screen of %s: %s, from the role %s [C2.1 C2.3]',
  async (path, remote, name, minimumRole) => {
    expect(findRoute(await devRegistry(), path)).toMatchObject({
      remote,
      route: { name, minimumRole },
    });
  },
);

it('has the former addresses, and no screen elsewhere [C2.4 C2.5 C2.7]', async () => {
  const registry = await devRegistry();
  expect(movedAddress(registry, '/document/a%2Fb')).toBe('/reader/a%2Fb');
  expect(movedAddress(registry, '/shop')).toBe('/search?shop=open');
  for (const path of ['/bookshelf/abc', '/nope', '/pub-', '/reader', '/search/x', '/shop/other']) {
    expect(findRoute(registry, path)).toBeUndefined();
  }
});
