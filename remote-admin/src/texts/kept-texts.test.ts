import { expect, test } from '@jest/globals';
import type { StorageArea } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { keepTexts, readKeptTexts, withoutSavedText, withText } from './kept-texts.ts';
import { draftKeys } from './text-key.ts';

const kept = new Map<string, string>();
const area: StorageArea = {
  get: (key) => kept.get(key),
  set: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
};
const store = { storageKey: 'texts', keys: draftKeys(['order']), schema: v.string() };

test('unsaved texts are kept until there are none [C2.259]', () => {
  keepTexts(area, 'texts', { 'order-de': 'Guten Tag' });
  expect(readKeptTexts(area, store)).toEqual({ 'order-de': 'Guten Tag' });
  keepTexts(area, 'texts', {});
  expect(kept.size).toBe(0);
});

test.each(['{', 'null', '[]', '7', '{"order-xx":"x"}', '{"order-de":7}'])(
  '%s is nothing',
  (text) => {
    kept.set('texts', text);
    expect(readKeptTexts(area, store)).toEqual({});
  },
);

test('after saving only what was sent is gone [C2.259]', () => {
  const texts = withText(withText({}, 'order-de', 'a'), 'order-fr', 'b');
  expect(withoutSavedText(texts, 'order-de', 'a')).toEqual({ 'order-fr': 'b' });
  expect(withoutSavedText(texts, 'order-de', 'before')).toBe(texts);
  expect(withText(texts, 'order-fr', undefined)).toEqual({ 'order-de': 'a' });
});
