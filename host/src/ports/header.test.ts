import { expect, test } from '@jest/globals';
import { createStore } from 'jotai';
import { headerBackAtom, headerSlotAtom, headerTitleAtom, pageThemeAtom } from '../state/atoms.ts';
import { createHeader } from './header.ts';

test('a page that is still leaving neither keeps the header nor empties that of the next [C2.23 R2.76]', () => {
  const store = createStore();
  const header = createHeader(store);
  const reader = header.take();
  reader.setTitle('A Handbook');
  reader.setBackAction({ label: 'Back to results', onPress: () => undefined });
  reader.setTheme?.('dark');
  expect(store.get(headerTitleAtom)).toBe('A Handbook');
  expect(store.get(pageThemeAtom)).toBe('dark');

  const results = header.take();
  expect(store.get(headerTitleAtom)).toBeUndefined();
  expect(store.get(headerBackAtom)).toBeUndefined();
  expect(store.get(pageThemeAtom)).toBeUndefined();
  results.setTitle('Results');
  reader.setTitle(undefined);
  reader.setBackAction({ label: 'Late', onPress: () => undefined });
  reader.setTheme?.('sepia');
  expect(store.get(pageThemeAtom)).toBeUndefined();
  expect(store.get(headerTitleAtom)).toBe('Results');
  expect(store.get(headerBackAtom)).toBeUndefined();
  // Content in the slot of the former page is no longer in the header.
  expect(store.get(headerSlotAtom)).toBe(results.slot());
  expect(reader.slot()).not.toBe(results.slot());
});
