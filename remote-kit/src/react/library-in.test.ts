import { expect, test } from '@jest/globals';
import type { Library } from '@leeszaal/shared-contracts';
import { libraryIn } from './library-in.ts';

const module = { connection: 1, module: 1, name: 'Catalogue', actions: [], advancedFields: [] };
const library = (names?: Record<string, string>): Library => ({
  settings: {},
  bookshelves: [],
  modules: [{ ...module, ...(names && { names }) }],
});

test('modules have their names in the language, and are the same objects until it changes [C4.43]', () => {
  const read = library({ nl: 'Catalogus' });
  const dutch = libraryIn(read, 'nl');
  expect(dutch.modules[0]?.name).toBe('Catalogus');
  expect(libraryIn(read, 'nl')).toBe(dutch);
  expect(libraryIn(read, 'de').modules[0]?.name).toBe('Catalogue');
});

test('a library without names by language is left as it is', () => {
  const read = library();
  expect(libraryIn(read, 'nl')).toBe(read);
});
