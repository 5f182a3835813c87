import { describe, expect, test } from '@jest/globals';
import type { RemoteFacts } from '../facts/remote-facts.contract.ts';
import { findCurrentRoute, findRoute, movedAddress } from './find-route.ts';

const remote = (paths: readonly string[], moved: RemoteFacts['moved'] = []): RemoteFacts => ({
  routes: paths.map((path) => ({ name: path, path, minimumRole: 'none' })),
  moved,
});

const registry = {
  remotes: {
    reader: remote(
      ['/:anything', '/:key(pub-.+)', '/reader/:docKey'],
      [
        { path: '/document/open', to: '/' },
        { path: '/document/:docKey', to: '/reader/:docKey' },
      ],
    ),
    notices: remote(
      ['/notices', '/reader/help'],
      [
        { path: '/news', to: '/notices?all=1' },
        { path: '/latest', to: '/notices#latest' },
      ],
    ),
  },
};

describe('the route of a path', () => {
  test.each([
    ['/notices', 'notices', '/notices'],
    ['/notices/', 'notices', '/notices'],
    ['/pub-notices', 'reader', '/:key(pub-.+)'],
    ['/other', 'reader', '/:anything'],
    ['/reader/help', 'notices', '/reader/help'],
    ['/reader/doc', 'reader', '/reader/:docKey'],
  ])('%s is a screen of %s: fixed parts come before parameters [C2.1]', (path, name, pattern) => {
    expect(findRoute(registry, path)).toMatchObject({ remote: name, route: { path: pattern } });
  });

  test('a path of no remote has none', () => {
    expect(findRoute(registry, '/notices/1')).toBeUndefined();
  });
});

test.each([
  ['/document/a%2Fb', '/reader/a%2Fb'],
  ['/document/open', '/'],
  ['/news', '/notices?all=1'],
  ['/notices', undefined],
])('%s has moved to %s', (path, address) => expect(movedAddress(registry, path)).toBe(address));

test('two remotes whose addresses lead to each other move neither, and others follow to the end', () => {
  const remotes = {
    a: remote(
      ['/end'],
      [
        { path: '/one', to: '/two' },
        { path: '/first', to: '/second' },
      ],
    ),
    b: remote(
      [],
      [
        { path: '/two', to: '/one?again' },
        { path: '/second', to: '/end?all=1' },
      ],
    ),
  };
  const paths = ['/one', '/two', '/first', '/end'];
  expect(paths.map((path) => movedAddress({ remotes }, path))).toEqual([
    undefined,
    undefined,
    '/end?all=1',
    undefined,
  ]);
});

test.each([
  ['/notices', '/notices'],
  ['/news', '/notices'],
  ['/latest', '/notices'],
  ['/document/a', '/reader/:docKey'],
])('the present screen of %s is %s', (path, pattern) =>
  expect(findCurrentRoute(registry, path)?.route.path).toBe(pattern),
);
