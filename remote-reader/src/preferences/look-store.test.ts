import { expect, test } from '@jest/globals';
import { createFakeStorageArea } from '@leeszaal/remote-kit/testing';
import { STANDARD_LOOK } from '../viewers/contract/reading-look.ts';
import { createLookStore } from './look-store.ts';

test('a look is remembered for the next book [R2.73]', () => {
  const storage = createFakeStorageArea();
  const looks = createLookStore(storage);
  expect(looks.get()).toEqual(STANDARD_LOOK);
  looks.change({ theme: 'sepia' });
  const look = { ...STANDARD_LOOK, theme: 'sepia', margins: 'wide' } as const;
  expect(looks.change({ margins: 'wide' })).toEqual(look);
  expect(createLookStore(storage).get()).toEqual(look);
});

test('what cannot be read any more is forgotten', () => {
  const storage = createFakeStorageArea({ 'reading-look': '{"theme":' });
  expect(createLookStore(storage).get()).toEqual(STANDARD_LOOK);
});
