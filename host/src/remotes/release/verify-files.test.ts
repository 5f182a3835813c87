import { beforeEach, describe, expect, it } from '@jest/globals';
import { smallRelease } from '../../testing/small-release.ts';
import type { VerifyStep } from './load-step-options.contract.ts';
import { verifyFiles } from './verify-files.ts';

const messages = { 'messages-en-po.1.js': '{}', 'messages-de-po.2.js': '{}' };
const files = {
  'mf-manifest.json': '{"a":1}',
  'remoteEntry.js': 'go()',
  'later.js': 'on()',
  ...messages,
};
const release = await smallRelease(files, { later: ['later.js', ...Object.keys(messages)] });
const base = 'https://portal.example/remotes/catalogue/0a0a0a0a0a0a0a0a0a0a/';
const { signal } = new AbortController();

let served: Map<string, string>;
let asked: string[];
/** Whether preloads succeed when the bytes are right, as in a browser that compares them. */
let preloads: boolean;

beforeEach(() => {
  served = new Map(Object.entries(files).map(([path, text]) => [base + path, text]));
  asked = [];
  preloads = true;
});

const verify = (renew: boolean, language = '', onManifest: VerifyStep['onManifest'] = () => {}) =>
  verifyFiles(release, {
    onManifest,
    language,
    registryUrl: 'https://portal.example/registry.json',
    signal,
    renew,
    fetchFile: async (url, { cache }) => {
      asked.push(`${cache} ${url.slice(base.length)}`);
      const text = served.get(url);
      return text === undefined ? Response.json({}, { status: 404 }) : new Response(text);
    },
    preloadFile: async ({ url, as, integrity }) => {
      const path = url.slice(base.length);
      asked.push(`${as} ${path}`);
      const { sha384 } = release.files.find((file) => file.path === path) ?? {};
      const right = new Map(Object.entries(files)).get(path);
      return preloads && integrity === `sha384-${sha384}` && served.get(url) === right;
    },
  });

describe('verifyFiles', () => {
  it('gives the bytes of the manifest when all that is needed to start is right', async () => {
    const result = await verify(false);
    expect(result).toEqual({
      kind: 'verified',
      manifest: new TextEncoder().encode('{"a":1}'),
    });
    expect(asked).toEqual(['script remoteEntry.js', 'default mf-manifest.json']);
  });

  it('fetches a file whose preload fails, and starts when its bytes are right', async () => {
    preloads = false;
    expect((await verify(false)).kind).toBe('verified');
    expect(asked).toEqual([
      'script remoteEntry.js',
      'default mf-manifest.json',
      'default remoteEntry.js',
    ]);
  });

  it('tells of the manifest as soon as it is right, whatever becomes of the rest, and of no other', async () => {
    const told: string[] = [];
    const onManifest = (bytes: Uint8Array) => void told.push(new TextDecoder().decode(bytes));
    served.delete(`${base}remoteEntry.js`);
    await verify(false, '', onManifest);
    served.set(`${base}mf-manifest.json`, '{"a":2}');
    await verify(false, '', onManifest);
    expect(told).toEqual(['{"a":1}']);
  });

  it('asks for the messages of the page’s language meanwhile, and waits for none', async () => {
    served.delete(`${base}messages-de-po.2.js`);
    expect((await verify(false, 'de')).kind).toBe('verified');
    expect(asked).toContain('script messages-de-po.2.js');
    expect(asked).not.toContain('script messages-en-po.1.js');
  });

  it('asks for every file past the cache after a failure, and waits only for what is needed', async () => {
    served.delete(`${base}later.js`);
    expect((await verify(true)).kind).toBe('verified');
    expect(asked.sort()).toEqual([
      'reload later.js',
      'reload messages-de-po.2.js',
      'reload messages-en-po.1.js',
      'reload mf-manifest.json',
      'reload remoteEntry.js',
    ]);
  });

  it.each(['mf-manifest.json', 'remoteEntry.js'])('says that %s is missing', async (path) => {
    served.delete(base + path);
    expect(await verify(false)).toEqual({
      kind: 'failed',
      failure: { reason: 'files-missing', path },
    });
  });

  it.each([
    ['another byte', 'Go()'],
    ['a byte more', 'go();'],
    ['nothing in it', ''],
  ])('says that a file with %s has changed', async (_, text) => {
    served.set(`${base}remoteEntry.js`, text);
    expect(await verify(false)).toEqual({
      kind: 'failed',
      failure: { reason: 'files-changed', path: 'remoteEntry.js' },
    });
  });
});
