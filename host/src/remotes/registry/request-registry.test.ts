import { beforeEach, describe, expect, it } from '@jest/globals';
import { type PinnedRoot, type Registry, signDocument } from '@leeszaal/shared-contracts/registry';
import { registryTime, smallRegistry, smallRelease } from '../../testing/small-release.ts';
import { makeSmallTrust } from '../../testing/small-trust.ts';
import type { RegistryClient } from './registry-client.contract.ts';
import { createRegistryRequest } from './request-registry.ts';
import { shareRegistry } from './share-registry.ts';

const { signal } = new AbortController();
const trust = await makeSmallTrust();
const registry = smallRegistry(await smallRelease({ 'mf-manifest.json': '{}' }));

let answer: () => Promise<Response>;
let asked: { url: string; cache: RequestCache }[];

let keptDocument: unknown;

const client = (root: PinnedRoot = trust.pinned): RegistryClient =>
  shareRegistry(
    createRegistryRequest({
      registryUrl: 'https://portal.example/registry.json',
      root,
      kept: {
        read: async () => (keptDocument === null ? null : { document: keptDocument }),
        write: async (document) => {
          keptDocument = document;
        },
      },
      choose: (each) => each,
      store: localStorage,
      now: () => registryTime,
      fetchFile: (url, { cache }) => {
        asked.push({ url, cache });
        return answer();
      },
    }),
  );

const answering = (document: Registry) => async () => Response.json(await trust.seal(document));

beforeEach(() => {
  localStorage.clear();
  asked = [];
  keptDocument = null;
  answer = answering(registry);
});

describe('the registry client', () => {
  it('fetches the registry past every cache, once for a page', async () => {
    const one = client();
    expect(await one.current()).toEqual({ kind: 'registry', registry });
    expect(await one.current()).toEqual({ kind: 'registry', registry });
    expect(asked).toEqual([{ url: 'https://portal.example/registry.json', cache: 'no-store' }]);
  });

  it('sees what was published when it asks again', async () => {
    const one = client();
    await one.current();
    const next = { ...registry, sequence: 9 };
    answer = answering(next);
    expect(await one.refreshed(signal)).toEqual({ kind: 'registry', registry: next });
    expect(await one.current()).toEqual({ kind: 'registry', registry: next });
  });

  it('refuses an older registry than any page of this browser has seen', async () => {
    answer = answering({ ...registry, sequence: 9 });
    await client().current();
    answer = answering({ ...registry, sequence: 8 });
    expect(await client().current()).toEqual({
      kind: 'refused',
      refusal: { reason: 'rolled-back', sequence: 8, highest: 9 },
    });
  });

  it('refuses what another portal signed', async () => {
    const other = await makeSmallTrust();
    expect(await client(other.pinned).current()).toEqual({
      kind: 'refused',
      refusal: { reason: 'bad-signature' },
    });
  });

  it('uses the last verified registry while the server gives none, until it expires', async () => {
    await client().current();
    answer = async () => Response.json({}, { status: 503 });
    expect(await client().current()).toEqual({ kind: 'registry', registry });
    const expired = await trust.seal({ ...registry, expires: registryTime.toISOString() });
    keptDocument = JSON.parse(JSON.stringify(expired));
    expect(await client().current()).toMatchObject({ refusal: { reason: 'expired' } });
  });

  it('keeps no registry that it refuses', async () => {
    answer = async () => Response.json({ forged: true });
    await client().current();
    expect(keptDocument).toBeNull();
  });

  it('follows a new root with new keys, and never goes back', async () => {
    const next = await makeSmallTrust();
    const root = { ...next.root, version: 2 };
    const signed = await signDocument('root', root, [trust.keys.root, next.keys.root]);
    const before = await trust.seal(registry);
    const after = await next.seal(registry);
    answer = async () => Response.json({ ...after, roots: [...before.roots, signed] });
    expect(await client().current()).toEqual({ kind: 'registry', registry });
    answer = async () => Response.json(before);
    expect(await client().current()).toEqual({
      kind: 'refused',
      refusal: { reason: 'bad-root', because: 'rolled-back' },
    });
  });

  it.each([
    ['an error status', async () => Response.json({}, { status: 503 })],
    ['no answer', () => Promise.reject(new TypeError('offline'))],
  ])('is unreachable at %s, and asks again the next time', async (_, failure) => {
    const one = client();
    answer = failure;
    expect(await one.current()).toEqual({ kind: 'unreachable' });
    answer = answering(registry);
    expect(await one.current()).toEqual({ kind: 'registry', registry });
  });

  it('takes a page of text for a malformed registry', async () => {
    answer = async () => new Response('<h1>Welcome to the hotel Wi-Fi</h1>');
    expect(await client().current()).toEqual({
      kind: 'refused',
      refusal: { reason: 'malformed' },
    });
  });

  it('needs a root', () => {
    expect(() => client(JSON.parse('{}'))).toThrow();
  });
});
