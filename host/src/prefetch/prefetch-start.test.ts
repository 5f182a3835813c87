import { expect, test } from '@jest/globals';
import { createHttpClient } from '@leeszaal/shared-contracts';
import type { Publication } from '@leeszaal/shared-contracts/registry';
import { loadPortal } from '../portal/load-portal.ts';
import { smallRegistry, smallRelease } from '../testing/small-release.ts';
import { makeSmallTrust } from '../testing/small-trust.ts';
import { type PrefetchStores, prefetchStart } from './prefetch-start.ts';

const trust = await makeSmallTrust();
const registry = smallRegistry(await smallRelease({}));
const ORIGIN = location.origin;
const MINE = new Map([
  ['hl-access-token', 'mine'],
  ['hl-session-of', 'one 7'],
]);

/** The early requests, as `METHOD address bearer`. */
async function aheadOf(
  kept: ReadonlyMap<string, string>,
  path = '/',
  config: object | Response = { apiBase: '/api/' },
  answers: ReadonlyMap<string, object> = new Map(),
): Promise<string[]> {
  const asked: string[] = [];
  const prefetch: PrefetchStores['answers']['prefetch'] = async (
    url,
    { method = 'GET', bearer } = {},
  ) => {
    asked.push([method, url, bearer ?? '-'].join(' '));
    const answer = answers.get(new URL(url).pathname);
    if (answer) return Response.json(answer);
    return config instanceof Response ? config : Response.json(config);
  };
  const fetch: PrefetchStores['answers']['fetch'] = async (input) => {
    const { method, url, headers } = input as Request;
    asked.push([method, url, headers.get('authorization')?.replace('Bearer ', '')].join(' '));
    return new Response();
  };
  const local = { getItem: (key: string) => kept.get(key) ?? null };
  const add: PrefetchStores['pictures']['add'] = (url) => void asked.push(`shows ${url}`);
  const stores = { answers: { prefetch, fetch }, pictures: { add } };
  await prefetchStart(stores, new URL(path, ORIGIN), local);
  // The requests that the registry names follow later, and no caller waits for them.
  await new Promise((resolve) => setTimeout(resolve));
  return asked;
}

/** The requests of the start, in the same form. */
async function started(): Promise<string[]> {
  const asked: string[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    '/api/client': { current: { ref: 'one', name: 'One' }, switch: [] },
    '/api/user/me': { id: '7', name: { full: 'Noor' }, email: 'noor@example.org' },
    '/api/user/role': 'user',
    '/api/client/settings': {},
    '/api/search/moduleinfo': [],
    '/api/bookshelf': [],
  };
  const http = createHttpClient({
    apiBase: '/api/',
    ssoBase: '/auth',
    accessToken: () => 'mine',
    refresh: async () => false,
    onAuthenticationLost: () => undefined,
    waitForRetry: async () => undefined,
    fetch: async (input) => {
      const request = input instanceof Request ? input : new Request(input);
      const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? '-';
      asked.push([request.method, request.url, bearer].join(' '));
      expect(request.body).toBeNull();
      return Response.json(answers[new URL(request.url).pathname]);
    },
  });
  await loadPortal(http, false).catch(() => undefined);
  return asked;
}

/** A configuration and a registry in one answer. */
async function withRegistry(
  prefetch: NonNullable<Publication['prefetch']>,
  apiBase = '/api/',
): Promise<object> {
  const { catalogue } = registry.remotes;
  if (catalogue === undefined) throw new Error('no remote');
  const signed = await trust.seal({
    ...registry,
    remotes: { catalogue: { ...catalogue, prefetch } },
  });
  return { apiBase, registryUrl: '/registry.json', ...signed };
}

const CONFIG = `GET ${ORIGIN}/config.json -`;

test('asks for exactly what the start with an account will ask [C2.36]', async () => {
  expect(await aheadOf(MINE)).toEqual([CONFIG, ...(await started())]);
});

test('asks for what the screen of the address will ask, by the registry', async () => {
  const news = `GET ${ORIGIN}/api/news?days=9 mine`;
  const prefetch = {
    '/': [{ path: '/news?days=9' }, { path: '@elsewhere.example/' }],
    '/search': [{ path: '/none' }],
  };
  const config = await withRegistry(prefetch);
  const later = [`GET ${ORIGIN}/registry.json -`, news];
  expect(await aheadOf(MINE, '/', config)).toEqual([CONFIG, ...(await started()), ...later]);
  expect(await aheadOf(MINE, '/bookshelf', config)).not.toContain(news);
});

test('asks for the pictures that an answer of the screen’s has in view, and for none from elsewhere [C2.36]', async () => {
  const things = [
    { cover: '/api/covers/1' },
    {},
    { cover: 'https://elsewhere.example/2' },
    { cover: '/elsewhere/3' },
    { cover: 'https://[' },
    { cover: '/api/covers/1' },
    { cover: '/api/covers/4' },
    { cover: '/api/covers/5' },
  ];
  const config = await withRegistry({
    '/': [{ path: '/news', pictures: { field: 'cover', first: 7 } }],
  });
  const asked = await aheadOf(MINE, '/', config, new Map([['/api/news', things]]));
  expect(asked.slice(asked.indexOf(`GET ${ORIGIN}/api/news mine`) + 1)).toEqual([
    `GET ${ORIGIN}/api/covers/1 mine`,
    `shows ${ORIGIN}/api/covers/1`,
    `GET ${ORIGIN}/api/covers/4 mine`,
    `shows ${ORIGIN}/api/covers/4`,
  ]);
});

test('asks no server but its own, whatever the registry says and wherever the API lies', async () => {
  const paths = ['//elsewhere.example/a', '/\\elsewhere.example/b', '@c', '/news'];
  const prefetch = { '/': paths.map((path) => ({ path })) };
  const asked = await aheadOf(MINE, '/', await withRegistry(prefetch, '/'));
  expect(new Set(asked.map((call) => new URL(call.split(' ')[1] ?? '').origin))).toEqual(
    new Set([ORIGIN]),
  );
  expect(asked.at(-1)).toBe(`GET ${ORIGIN}/news mine`);
});

test('asks for nothing that will be asked with new tokens, as the present ones have ended', async () => {
  const ended = `e30.${btoa(JSON.stringify({ iat: 1, exp: 301 }))}.sig`;
  const config = await withRegistry({ '/': [{ path: '/news' }] });
  const asked = await aheadOf(new Map([...MINE, ['hl-access-token', ended]]), '/', config);
  const paths = asked.map((call) => new URL(call.split(' ')[1] ?? '').pathname);
  expect(paths).toContain('/api/user/me');
  expect(paths).toContain('/registry.json');
  expect(paths).not.toContain('/api/bookshelf');
  expect(paths).not.toContain('/api/news');
});

test('asks for no shelves without an account', async () => {
  const anonymous = new Map([...MINE, ['hl-session-of', 'one ']]);
  const shelves = `GET ${ORIGIN}/api/bookshelf mine`;
  expect(await aheadOf(MINE)).toContain(shelves);
  expect(await aheadOf(anonymous)).toEqual(
    (await aheadOf(MINE)).filter((call) => call !== shelves),
  );
});

test.each([
  ['no person is signed in', new Map<string, string>(), '/reader/tea'],
  ['the address brings tokens of its own', MINE, '/?accessToken=yours'],
])('asks for the registry also where %s', async (_, kept, path) => {
  const config = { apiBase: '/api/', registryUrl: '/registry.json' };
  expect(await aheadOf(kept, path, config)).toEqual([CONFIG, `GET ${ORIGIN}/registry.json -`]);
});

test.each([
  ['no person is signed in', new Map<string, string>(), '/', undefined],
  ['the address brings tokens of its own', MINE, '/?accessToken=yours', undefined],
  ['the address brings something to get tokens for', MINE, '/?configObject=x', undefined],
  ['the address needs no sign-in', MINE, '/sso', undefined],
  ['the configuration did not come', MINE, '/', new Response(null, { status: 503 })],
  ['the configuration names no server', MINE, '/', {}],
])('asks for the configuration alone where %s', async (_, kept, path, config) => {
  expect(await aheadOf(kept, path, config)).toEqual([CONFIG]);
});
