import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { smallRelease } from '../../testing/small-release.ts';
import { type AllowRelease, enforceDigests } from './enforce-digests.ts';
import { createScriptPolicy } from './script-policy.ts';

const BASE = 'https://portal.example/remotes/catalogue/abc/';
const release = await smallRelease({ 'later.js': 'on()', 'later.css': 'p {}', 'worker.mjs': '' });
const digestOf = new Map<string, string>();

let allow: AllowRelease;
let requests: RequestInit[];
let answer: () => Promise<Response>;

beforeAll(() => {
  // jsdom has none.
  globalThis.PerformanceObserver ??= class {
    observe(): void {}
  } as unknown as typeof PerformanceObserver;
  globalThis.fetch = async (_input, init = {}) => {
    requests.push(init);
    return answer();
  };
  allow = enforceDigests();
  allow(release, BASE);
  for (const { path, sha384 } of release.files) digestOf.set(path, `sha384-${sha384}`);
});

beforeEach(() => {
  requests = [];
  answer = async () => new Response('self');
});

const NO_FILE = `sha384-${'A'.repeat(64)}`;
const scriptOf = (url: string) => Object.assign(document.createElement('script'), { src: url });
const linkOf = (url: string) => Object.assign(document.createElement('link'), { href: url });

describe('a script', () => {
  test('carries the digest of the registry', () => {
    const script = scriptOf(`${BASE}later.js`);
    expect(script.integrity).toBe(digestOf.get('later.js'));
    expect(script.crossOrigin).toBe('anonymous');
    expect(script.src).toBe(`${BASE}later.js`);
  });

  test('carries it when the attribute is set', () => {
    const script = document.createElement('script');
    script.setAttribute('SRC', `${BASE}later.js`);
    script.setAttribute('type', 'module');
    expect(script.integrity).toBe(digestOf.get('later.js'));
    expect([script.type, script.src]).toEqual(['module', `${BASE}later.js`]);
  });

  test.each(['stranger.js', 'later.js.html', 'a/later.js'])(
    'that the registry does not name has the digest of no file: %s',
    (path) => {
      expect(scriptOf(BASE + path).integrity).toBe(NO_FILE);
    },
  );

  test('of the host carries none of a remote', () => {
    const script = scriptOf('https://portal.example/main.js');
    expect(script.integrity).toBeFalsy();
    expect(script.crossOrigin).toBe(null);
  });

  test('is requested at another address after a failure', () => {
    scriptOf(`${BASE}later.js`).dispatchEvent(new Event('error'));
    const next = scriptOf(`${BASE}later.js`);
    expect(next.src).toBe(`${BASE}later.js?again=1`);
    expect(next.integrity).toBe(digestOf.get('later.js'));
  });
});

test('a script does not take a preload that has failed', () => {
  // An address of its own: the test of scripts counts failures, too.
  const href = `${BASE}worker.mjs`;
  const preload = Object.assign(document.createElement('link'), { rel: 'preload', href });
  preload.dispatchEvent(new Event('error'));
  expect(scriptOf(href).src).toBe(`${href}?again=1`);
});

describe('a style sheet', () => {
  test('carries the digest of the registry', () => {
    const link = linkOf(`${BASE}later.css`);
    expect([link.integrity, link.crossOrigin]).toEqual([digestOf.get('later.css'), 'anonymous']);
    link.setAttribute('href', `${BASE}stranger.css`);
    expect(link.integrity).toBe(NO_FILE);
  });

  test('leaves other links alone', () => {
    expect(linkOf(`${BASE}picture.png`).integrity).toBeFalsy();
    expect(linkOf('https://[').integrity).toBeFalsy();
  });
});

describe('fetch', () => {
  test('compares the bytes of a release with their digest', async () => {
    const response = await globalThis.fetch(`${BASE}worker.mjs`, { cache: 'default' });
    expect(await response.text()).toBe('self');
    await globalThis.fetch(new Request(`${BASE}stranger.mjs`));
    expect(requests).toEqual([
      { cache: 'default', integrity: digestOf.get('worker.mjs') },
      { integrity: NO_FILE },
    ]);
  });

  test('bypasses the cache of the browser once after a failure', async () => {
    answer = async () => {
      throw new TypeError('wrong bytes');
    };
    await expect(globalThis.fetch(`${BASE}worker.mjs`)).rejects.toThrow('wrong bytes');
    expect(requests.map(({ cache }) => cache)).toEqual([undefined, 'reload']);
  });

  test('leaves other requests and the data of a release alone', async () => {
    await globalThis.fetch(`${BASE}cmaps/one.bcmap`);
    await globalThis.fetch('https://portal.example/api/search', { method: 'POST' });
    expect(requests).toEqual([{}, { method: 'POST' }]);
  });
});

test('a release of modules brings its import map once', () => {
  const modules = { ...release, folder: 'remotes/catalogue/esm', importMap: 'x' };
  allow(modules, 'https://portal.example/remotes/catalogue/esm/');
  allow(modules, 'https://portal.example/remotes/catalogue/esm/');
  const maps = [...document.querySelectorAll('script[type=importmap]')];
  expect(maps.map(({ textContent }) => JSON.parse(textContent))).toEqual([
    {
      integrity: {
        '/remotes/catalogue/esm/later.js': digestOf.get('later.js'),
        '/remotes/catalogue/esm/worker.mjs': digestOf.get('worker.mjs'),
      },
    },
  ]);
});

test('the script policy lets through only what the registry names', () => {
  const policy = createScriptPolicy((url) => url === `${BASE}later.js`);
  expect(policy.createScriptURL(`${BASE}later.js`)).toBe(`${BASE}later.js`);
  for (const other of [`${BASE}x.js`, 'https://elsewhere.example/a.js', 'data:text/javascript,1']) {
    expect(() => policy.createScriptURL(other)).toThrow('knows no script');
  }
});
