import { beforeEach, describe, expect, it } from '@jest/globals';
import { type LocalRemote, localFragment } from '@leeszaal/shared-contracts/registry';
import { findLocalRemote, forgetLocalRemote, type LocalState } from './find-local-remote.ts';

const code = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const origin = 'http://localhost:4201';
const remote: LocalRemote = {
  name: 'notices',
  version: '0.1.0',
  contract: '^1.0',
  routes: [{ name: 'notices', path: '/notices', minimumRole: 'admin' }],
};

let asked: string[];
let answer: () => Promise<Response>;
let address: URL;

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answer = async () => Response.json(remote);
  address = new URL('https://test.example/notices?a=1');
});

const find = (): Promise<LocalState> =>
  findLocalRemote({
    address,
    store: localStorage,
    fetchFile: (url) => {
      asked.push(url);
      return answer();
    },
    replaceAddress: (next) => {
      address = next;
    },
  });

const openLink = (): Promise<LocalState> => {
  address.hash = localFragment({ port: 4201, code });
  return find();
};

describe('without a link', () => {
  it('has no local remote, and asks no server', async () => {
    expect(await find()).toEqual({ kind: 'none' });
    expect(asked).toEqual([]);
  });

  it.each([
    '#local-remote=4201',
    `#local-remote=evil.example&code=${code}`,
    `#local-remote=4201@evil.example&code=${code}`,
    `#local-remote=4201.5&code=${code}`,
    `#local-remote=65536&code=${code}`,
    `#local-remote=https://evil.example&code=${code}`,
    '#local-remote=4201&code=1',
  ])('takes no other place than a port of this machine: %s', async (hash) => {
    address.hash = hash;
    expect(await find()).toEqual({ kind: 'none' });
    expect([asked, localStorage.length, address.hash]).toEqual([[], 0, hash]);
  });

  it.each(['4201', '"x"', '{"port":"evil.example:80"}', '{"port":1.5}', '{'])(
    'takes no other stored choice: %s',
    async (choice) => {
      localStorage.setItem('leeszaal.local-remote', choice);
      expect(await find()).toEqual({ kind: 'none' });
      expect(asked).toEqual([]);
    },
  );
});

describe('a link', () => {
  it('chooses a remote for this browser, until it is forgotten', async () => {
    expect(await openLink()).toEqual({ kind: 'local', origin, remote });
    expect(address.href).toBe('https://test.example/notices?a=1');
    expect(await find()).toEqual({ kind: 'local', origin, remote });
    expect(asked).toEqual([
      `${origin}/local-remote.json?code=${code}`,
      `${origin}/local-remote.json`,
    ]);
    forgetLocalRemote(localStorage);
    expect(await find()).toEqual({ kind: 'none' });
  });

  it.each<[string, () => Promise<Response>, LocalState]>([
    ['was used', async () => new Response(null, { status: 403 }), { kind: 'used-link' }],
    ['no server', () => Promise.reject(new TypeError('refused')), { kind: 'unreachable', origin }],
    ['another server', async () => Response.json({}), { kind: 'unreachable', origin }],
    [
      'a reserved name',
      async () => Response.json({ ...remote, name: 'host' }),
      { kind: 'unreachable', origin },
    ],
  ])('chooses nothing when the server does not accept it: %s', async (_, response, state) => {
    answer = response;
    expect(await openLink()).toEqual(state);
    expect(localStorage).toHaveLength(0);
  });

  it('outlives a sign-in that leaves the page before the answer', async () => {
    answer = () => new Promise<never>(() => undefined);
    void openLink();
    answer = async () => Response.json(remote);
    expect(await find()).toEqual({ kind: 'local', origin, remote });
  });
});

it('keeps the choice while the development server is stopped', async () => {
  await openLink();
  answer = () => Promise.reject(new TypeError('refused'));
  expect(await find()).toEqual({ kind: 'unreachable', origin });
  answer = async () => Response.json(remote);
  expect(await find()).toEqual({ kind: 'local', origin, remote });
});
