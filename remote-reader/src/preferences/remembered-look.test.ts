import { expect, test } from '@jest/globals';
import { createFakeStorageArea } from '@leeszaal/shared-contracts/testing';
import { STANDARD_LOOK } from '../viewers/contract/reading-look.ts';
import { rememberedLook, rememberLook } from './remembered-look.ts';

test('a look is remembered for the next book', () => {
  const storage = createFakeStorageArea();
  expect(rememberedLook(storage)).toEqual(STANDARD_LOOK);
  const look = { ...STANDARD_LOOK, theme: 'sepia', margins: 'wide' } as const;
  rememberLook(storage, look);
  expect(rememberedLook(storage)).toEqual(look);
});

test('what cannot be read any more is forgotten', () => {
  expect(rememberedLook(createFakeStorageArea({ 'reading-look': '{"theme":' }))).toEqual(
    STANDARD_LOOK,
  );
});
