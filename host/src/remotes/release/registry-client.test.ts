import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  generateSigningKey,
  type PublicKey,
  type Registry,
  signDocument,
} from '@leeszaal/shared-contracts/registry';
import { registryTime, smallRegistry, smallRelease } from '../../testing/small-release.ts';
import type { RegistryClient } from './registry-client.contract.ts';
import { createRegistryClient } from './registry-client.ts';

const { signal } = new AbortController();
const { privateKey, publicKey } = await generateSigningKey();
const registry = smallRegistry(await smallRelease({ 'mf-manifest.json': '{}' }));

let answer: () => Promise<Response>;
let asked: { url: string; cache: RequestCache }[];

const client = (key: PublicKey = publicKey): RegistryClient =>
  createRegistryClient({
    registryUrl: 'https://portal.example/registry.json',
    publicKey: key,
    store: localStorage,
    now: () => registryTime,
    fetchFile: (url, { cache }) => {
      asked.push({ url, cache });
      return answer();
    },
  });

const answering = (document: Registry) => async () =>
  Response.json(await signDocument(document, privateKey));

beforeEach(() => {
  localStorage.clear();
  asked = [];
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

  it('refuses what another key signed', async () => {
    const { publicKey: other } = await generateSigningKey();
    expect(await client(other).current()).toEqual({
      kind: 'refused',
      refusal: { reason: 'bad-signature' },
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

  it('needs a key', () => {
    expect(() =>
      createRegistryClient({
        registryUrl: '',
        publicKey: { kty: 'oct' },
        store: localStorage,
        now: () => registryTime,
        fetchFile: async () => new Response(),
      }),
    ).toThrow();
  });
});
