import { expect, test } from '@jest/globals';
import { ACQUISITIONS_WINDOW, recordPath } from '@leeszaal/shared-contracts';
import { matchPath } from '@leeszaal/shared-contracts/registry';
import config from '../remote.config.json' with { type: 'json' };

const screenOf = (path: string) => config.routes.find((route) => matchPath(route.path, path));
const entry = { places: ['header', 'menu'], icon: 'bookshelf' };

test.each([
  ['/', 'home', 'none', undefined],
  ['/search', 'results', 'none', undefined],
  ['/bookshelf', 'bookshelf', 'user', entry],
  ['/bookshelf/12', 'bookshelf_content', 'user', undefined],
  [recordPath({ connection: 0, id: 12 }), 'record', 'none', undefined],
])(
  '%s is the screen %s, from the role %s [C2.1 C2.3 C2.340]',
  (path, name, minimumRole, button) => {
    const screen = screenOf(path);
    expect(screen).toMatchObject({ name, minimumRole });
    expect(screen).not.toHaveProperty('needsShop');
    if (button) expect(screen?.entry).toMatchObject(button);
    else expect(screen).not.toHaveProperty('entry');
  },
);

test.each(['/bookshelf/abc', '/search/x', '/record/a/1'])('%s is no screen', (path) => {
  expect(screenOf(path)).toBeUndefined();
});

test('has its former address [C2.7]', () => {
  expect(config.moved).toEqual([{ path: '/shop', to: '/search?shop=open' }]);
});

test('what the host prefetches for home is what home requests', () => {
  expect(config.prefetch).toEqual({
    '/': [
      {
        endpoint: 'getAcquisitions',
        query: ACQUISITIONS_WINDOW,
        pictures: { field: 'cover', first: 5 },
      },
    ],
  });
});
