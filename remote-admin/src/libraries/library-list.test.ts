import { expect, test } from '@jest/globals';
import { libraryOf } from '../testing/open-libraries.ts';
import { type LibraryList, withLibrary, withoutLibrary } from './library-list.ts';

const list: LibraryList = {
  kind: 'ready',
  libraries: [libraryOf('a', 'Amstel'), libraryOf('m', 'Meer')],
  connections: [],
};
const namesOf = (of: LibraryList) =>
  of.kind === 'ready' ? of.libraries.map(({ name }) => name) : of.kind;

test.each([
  ['Aa', ['Aa', 'Amstel', 'Meer']],
  ['delta', ['Amstel', 'delta', 'Meer']],
  ['Zuid', ['Amstel', 'Meer', 'Zuid']],
])('a new library with the name %s gets its place [C2.283]', (name, names) => {
  expect(namesOf(withLibrary(list, libraryOf('new', name)))).toEqual(names);
});

test('a renamed one keeps its place, a removed one leaves [C2.292 C2.293]', () => {
  expect(namesOf(withLibrary(list, libraryOf('a', 'Zuid')))).toEqual(['Zuid', 'Meer']);
  expect(namesOf(withoutLibrary(list, 'a'))).toEqual(['Meer']);
});

test('a list that has not loaded stays as it is [C2.281]', () => {
  const loading: LibraryList = { kind: 'loading' };
  expect(withLibrary(loading, libraryOf('a', 'Amstel'))).toBe(loading);
  expect(withoutLibrary(loading, 'a')).toBe(loading);
});
