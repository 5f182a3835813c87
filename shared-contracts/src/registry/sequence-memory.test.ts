import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { highestSequence, rememberSequence } from './sequence-memory.ts';
import { generateSigningKey } from './signing-key.ts';

const memory = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
};

it('keeps the highest of all numbers, whatever their order', async () => {
  const { publicKey } = await generateSigningKey();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { minLength: 1 }), async (numbers) => {
      const store = memory();
      for (const number of numbers) await rememberSequence(store, publicKey, number);
      expect(await highestSequence(store, publicKey)).toBe(Math.max(...numbers));
    }),
  );
});

it('starts anew with a new key', async () => {
  const store = memory();
  await rememberSequence(store, (await generateSigningKey()).publicKey, 40);
  expect(await highestSequence(store, (await generateSigningKey()).publicKey)).toBe(0);
});

it('takes something unreadable as nothing', async () => {
  const { publicKey } = await generateSigningKey();
  const store = memory();
  await rememberSequence(store, publicKey, 4);
  for (const key of store.items.keys()) store.items.set(key, 'four');
  expect(await highestSequence(store, publicKey)).toBe(0);
});

it('does not fail when the storage is full', async () => {
  const { publicKey } = await generateSigningKey();
  const store = memory();
  await rememberSequence(store, publicKey, 4);
  const full = {
    ...store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  await rememberSequence(full, publicKey, 5);
  expect(await highestSequence(full, publicKey)).toBe(4);
});
