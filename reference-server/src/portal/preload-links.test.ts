import { expect, jest, test } from '@jest/globals';
import { registryFile, testRemote } from '../testing/portal-registry.ts';
import { preloadLinks } from './preload-links.ts';

const signed = registryFile({
  reader: {
    ...testRemote('reader', ['/reader/:docKey', '/:pubKey(pub-.+)']),
    moved: [
      { path: '/document/open', to: '/?from=document' },
      { path: '/document/:docKey', to: '/reader/:docKey' },
    ],
  },
  catalogue: testRemote('catalogue', ['/', '/search', '/bookshelf/:id']),
});
const addressesIn = (links: string) => [...links.matchAll(/<([^>]*)>/g)].map(([, link]) => link);
const page = `<!doctype html><link rel="icon" href="/icon.svg">
  <link rel="preload" as="fetch" href="/config.json" crossorigin="anonymous">
  <link rel="preload" as="style" href="/a.css"><script defer src="/main.js"></script>`;
const linksOf = (registry: string, path: string, page = '') =>
  preloadLinks({ page: Buffer.from(page), registry: Buffer.from(registry) }, path);
const linksAt = (path: string) => addressesIn(linksOf(signed, path));

test.each([
  ['/', 'catalogue'],
  ['/search', 'catalogue'],
  ['/search/', 'catalogue'],
  ['/bookshelf/3', 'catalogue'],
  ['/reader/a%2Fb', 'reader'],
  ['/pub-1.2', 'reader'],
  ['/document/a%2Fb', 'reader'],
  ['/document/open', 'catalogue'],
  ['/document/open?docKey=a%2Fb', 'reader'],
  ['/document/open/?accessToken=a&pubKey=pub-1', 'reader'],
  ['/document/open?docKey=', 'catalogue'],
  ['/search?docKey=a', 'catalogue'],
])('the page at %s brings what the %s starts with', (path, name) => {
  expect(linksAt(path)).toEqual([
    '/registry.json',
    `/remotes/${name}/0a0a0a0a0a0a0a0a0a0a/mf-manifest.json`,
    `/remotes/${name}/0a0a0a0a0a0a0a0a0a0a/remoteEntry.js`,
  ]);
});

test.each(['/sso/a/b', '/bookshelf/3/4'])('a page at %s brings the registry alone', (path) => {
  expect(linksAt(path)).toEqual(['/registry.json']);
});

test.each(['', '{"sequence":1}', '{"payload":"e30"}', '{"payload":"!"}'])(
  'a registry that is %j gives no hint beyond itself',
  (document) => {
    const links = linksOf(document, '/');
    expect(links).toBe('</registry.json>; rel=preload; as=fetch; crossorigin=anonymous');
  },
);

test('the host comes before what it will load, and its script before all', () => {
  expect(linksOf('', '/', page)).toBe(
    [
      '</main.js>; rel=preload; as=script',
      '</config.json>; rel=preload; as=fetch; crossorigin=anonymous',
      '</a.css>; rel=preload; as=style',
      '</registry.json>; rel=preload; as=fetch; crossorigin=anonymous',
    ].join(', '),
  );
});

test('a script or style sheet is preloaded as the host will, with its digest', () => {
  const catalogue = testRemote('catalogue', ['/']);
  const sha384 = 'a'.repeat(64);
  const files = [{ path: 'remoteEntry.js', size: 1, sha384 }];
  const active = { ...catalogue.active, files };
  const [, manifest, entry] = linksOf(
    registryFile({ catalogue: { ...catalogue, active } }),
    '/',
  ).split(', ');
  expect(manifest).toContain('; as=fetch; crossorigin=anonymous; fetchpriority=low');
  expect(entry).toContain(
    `; as=script; crossorigin=anonymous; integrity="sha384-${sha384}"; fetchpriority=low`,
  );
});

test('page and registry are read once for each release', () => {
  const release = { page: Buffer.from(page), registry: Buffer.from(signed) };
  const parse = jest.spyOn(JSON, 'parse');
  const first = preloadLinks(release, '/');
  const reads = parse.mock.calls.length;
  expect(reads).toBeGreaterThan(0);
  expect(preloadLinks({ ...release }, '/')).toBe(first);
  expect(preloadLinks(release, '/reader/a')).toContain(
    '/remotes/reader/0a0a0a0a0a0a0a0a0a0a/remoteEntry.js',
  );
  expect(parse).toHaveBeenCalledTimes(reads);
  const next = { ...release, registry: Buffer.from(signed.replace('{', '{ ')) };
  expect(preloadLinks(next, '/')).toBe(first);
  expect(parse).toHaveBeenCalledTimes(2 * reads);
  parse.mockRestore();
});

test('what the remote starts with, and what the page calls less urgent, may wait', () => {
  const patient = '<link rel="preload" as="script" href="/b.js" fetchpriority="low">';
  const links = linksOf(signed, '/', page + patient).split(', ');
  const low = links.filter((link) => link.endsWith('; fetchpriority=low'));
  expect(addressesIn(low.join(', '))).toEqual([
    '/b.js',
    '/remotes/catalogue/0a0a0a0a0a0a0a0a0a0a/mf-manifest.json',
    '/remotes/catalogue/0a0a0a0a0a0a0a0a0a0a/remoteEntry.js',
  ]);
});
