import { expect, test } from '@jest/globals';
import { sampleScreens } from '../testing/sample-screens.ts';
import { entryLabel, shownEntries } from './entries.ts';

const labels = (role: 'none' | 'user' | 'admin', hasShop: boolean) =>
  shownEntries(sampleScreens, { role, hasShop }).map(({ label }) => label.en);

test('entries are those of the screens that a role may open, in the order of the roles', () => {
  expect(labels('none', true)).toEqual([]);
  expect(labels('user', true)).toEqual(['Bookshelves', 'Notices']);
  expect(labels('admin', true)).toEqual(['Bookshelves', 'Notices', 'Administration', 'Basket']);
});

test('without a shop there is no entry of the shop', () => {
  expect(labels('admin', false)).toEqual(['Bookshelves', 'Notices', 'Administration']);
});

test('an entry has its English label where its release lacks the language', () => {
  const entry = { places: [], icon: 'info', label: { en: 'Notices', nl: 'Berichten' } };
  expect(entryLabel(entry, 'nl')).toBe('Berichten');
  expect(entryLabel(entry, 'de')).toBe('Notices');
});
