import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Root } from './root.contract.ts';
import { type PinnedRoot, rememberedTrust, rememberTrust } from './trust-memory.ts';

const memory = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
};

const key = { kty: 'EC', crv: 'P-256', x: 'x'.repeat(43), y: 'y'.repeat(43) } as const;
const rootOf = (version: number): Root => ({
  version,
  expires: '2030-01-01T00:00:00.000Z',
  keys: [key],
  threshold: 1,
  registry: [key],
  remotes: {},
});
const pinned: PinnedRoot = { series: 'one', root: rootOf(2) };

it('keeps the highest of all numbers and the latest root, whatever their order', () => {
  const seen = fc.record({ sequence: fc.nat(), version: fc.integer({ min: 2, max: 9 }) });
  fc.assert(
    fc.property(fc.array(seen, { minLength: 1 }), (all) => {
      const store = memory();
      for (const { sequence, version } of all) {
        rememberTrust(store, pinned, { root: rootOf(version), sequence });
      }
      expect(rememberedTrust(store, pinned)).toEqual({
        sequence: Math.max(...all.map(({ sequence }) => sequence)),
        root: rootOf(Math.max(...all.map(({ version }) => version))),
      });
    }),
  );
});

it('starts anew with another portal', () => {
  const store = memory();
  rememberTrust(store, pinned, { root: rootOf(3), sequence: 40 });
  const other = { series: 'two', root: rootOf(1) };
  expect(rememberedTrust(store, other)).toEqual({ root: rootOf(1), sequence: 0 });
});

it('prefers a later root of the host to the one that it remembers', () => {
  const store = memory();
  rememberTrust(store, pinned, { root: rootOf(3), sequence: 4 });
  const newer = { ...pinned, root: rootOf(5) };
  expect(rememberedTrust(store, newer)).toEqual({ root: rootOf(5), sequence: 4 });
});

it('takes something unreadable as nothing', () => {
  const store = memory();
  rememberTrust(store, pinned, { root: rootOf(3), sequence: 4 });
  for (const name of store.items.keys()) store.items.set(name, 'four');
  expect(rememberedTrust(store, pinned)).toEqual({ root: rootOf(2), sequence: 0 });
});

it('does not fail when the storage is full', () => {
  const store = memory();
  rememberTrust(store, pinned, { root: rootOf(2), sequence: 4 });
  const full = {
    ...store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  rememberTrust(full, pinned, { root: rootOf(2), sequence: 5 });
  expect(rememberedTrust(full, pinned).sequence).toBe(4);
});
