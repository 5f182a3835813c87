import { beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type SignedDocument, signDocument } from '../signing/signed-document.ts';
import { generateSigningKey, type PrivateKey, parsePublicKey } from '../signing/signing-key.ts';
import type { Root } from './root.contract.ts';
import {
  type PinnedRoot,
  rememberedTrust,
  rememberTrust,
  type TrustMemory,
} from './trust-memory.ts';

const memory = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
};

/** Root 6 and later name another key for the registry. */
const ROTATED = 6;
let rootKey: PrivateKey;
let roots: readonly Root[];
let chain: readonly SignedDocument[];
let pinned: PinnedRoot;

beforeAll(async () => {
  const keys = await Promise.all([generateSigningKey(), generateSigningKey()]);
  rootKey = await generateSigningKey();
  const [first, second] = keys.map(parsePublicKey);
  if (first === undefined || second === undefined) throw new Error('no keys');
  roots = Array.from({ length: 9 }, (_, at) => ({
    version: at + 1,
    expires: '2030-01-01T00:00:00.000Z',
    keys: [parsePublicKey(rootKey)],
    threshold: 1,
    registry: [at + 1 < ROTATED ? first : second],
    remotes: {},
  }));
  chain = await Promise.all(roots.map((root) => signDocument('root', root, [rootKey])));
  pinned = { series: 'one', root: rootOf(2) };
});

function rootOf(version: number): Root {
  const root = roots[version - 1];
  if (root === undefined) throw new Error(`no root ${version}`);
  return root;
}
const seen = (version: number, sequence: number): TrustMemory => ({
  root: rootOf(version),
  roots: chain.slice(0, version),
  sequence,
});
const nothing = () => ({ root: rootOf(2), roots: [], sequence: 0 });

it('keeps the highest of all numbers and the latest root, whatever their order', async () => {
  const visit = fc.record({
    sequence: fc.nat(),
    version: fc.integer({ min: 2, max: ROTATED - 1 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 5 }), async (all) => {
      const store = memory();
      for (const { sequence, version } of all) {
        await rememberTrust(store, pinned, seen(version, sequence));
      }
      const latest = Math.max(...all.map(({ version }) => version));
      const highest = Math.max(...all.map(({ sequence }) => sequence));
      expect(await rememberedTrust(store, pinned)).toEqual(seen(latest, highest));
    }),
    { numRuns: 30 },
  );
});

it('loses nothing when several pages write at once', async () => {
  const store = memory();
  await Promise.all([4, 9, 2].map((number) => rememberTrust(store, pinned, seen(3, number))));
  expect((await rememberedTrust(store, pinned)).sequence).toBe(9);
});

it('starts anew with another portal', async () => {
  const store = memory();
  await rememberTrust(store, pinned, seen(3, 40));
  const other = { series: 'two', root: rootOf(2) };
  expect(await rememberedTrust(store, other)).toEqual(nothing());
});

it('prefers a later root of the host to the one that it remembers', async () => {
  const store = memory();
  await rememberTrust(store, pinned, seen(3, 4));
  const newer = { ...pinned, root: rootOf(5) };
  expect(await rememberedTrust(store, newer)).toMatchObject({ root: rootOf(5), sequence: 4 });
});

it('forgets the number of a registry key that has ended', async () => {
  const store = memory();
  await rememberTrust(store, pinned, seen(3, 40));
  const newer = { ...pinned, root: rootOf(ROTATED) };
  expect((await rememberedTrust(store, newer)).sequence).toBe(0);
  await rememberTrust(store, pinned, seen(ROTATED, 7));
  expect(await rememberedTrust(store, pinned)).toEqual(seen(ROTATED, 7));
  await rememberTrust(store, pinned, seen(3, 41));
  expect(await rememberedTrust(store, pinned)).toEqual(seen(ROTATED, 7));
});

it('takes something unreadable as nothing', async () => {
  const store = memory();
  await rememberTrust(store, pinned, seen(3, 4));
  for (const name of store.items.keys()) store.items.set(name, 'four');
  expect(await rememberedTrust(store, pinned)).toEqual(nothing());
});

it('takes a memory with a root that the pinned one did not approve as nothing', async () => {
  const thief = await generateSigningKey();
  const store = memory();
  await rememberTrust(store, pinned, seen(3, 4));
  const forged = { ...rootOf(4), keys: [parsePublicKey(thief)] };
  const roots = [...chain.slice(0, 3), await signDocument('root', forged, [thief])];
  for (const name of store.items.keys()) {
    store.items.set(name, JSON.stringify({ roots, sequence: 4 }));
  }
  expect(await rememberedTrust(store, pinned)).toEqual(nothing());
  await rememberTrust(store, pinned, seen(3, 5));
  expect(await rememberedTrust(store, pinned)).toEqual(seen(3, 5));
});

it('does not fail when the storage is full', async () => {
  const store = memory();
  await rememberTrust(store, pinned, seen(2, 4));
  const full = {
    ...store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  await rememberTrust(full, pinned, seen(2, 5));
  expect((await rememberedTrust(full, pinned)).sequence).toBe(4);
});
