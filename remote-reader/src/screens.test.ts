import { expect, test } from '@jest/globals';
import { matchPath } from '@leeszaal/shared-contracts/registry';
import config from '../remote.config.json' with { type: 'json' };

const screenOf = (path: string) => config.routes.find((route) => matchPath(route.path, path));

test.each([
  ['/reader/doc-1', 'reader'],
  ['/pub-12', 'publicationloader'],
])('%s is the screen %s, for every role and without a button [C2.1 C2.3]', (path, name) => {
  expect(screenOf(path)).toMatchObject({ name, minimumRole: 'none' });
  expect(screenOf(path)).not.toHaveProperty('needsShop');
  expect(screenOf(path)).not.toHaveProperty('entry');
});

test.each(['/pub-', '/reader'])('%s is no screen', (path) => {
  expect(screenOf(path)).toBeUndefined();
});

test('has its former addresses [C2.5]', () => {
  expect(config.moved).toEqual([
    { path: '/document/open', to: '/' },
    { path: '/document/:docKey', to: '/reader/:docKey' },
  ]);
});
