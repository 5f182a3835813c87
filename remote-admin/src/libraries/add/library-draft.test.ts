import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, NAME_LIMIT } from '@leeszaal/shared-contracts';
import {
  defaultOf,
  isRight,
  isTaken,
  LIBRARY_FIELDS,
  type LibraryDraft,
  newLibrary,
  toLibrary,
  withItem,
} from './library-draft.ts';

const filled: LibraryDraft = {
  ...newLibrary('de'),
  name: ' Meerzicht ',
  email: ' desk@example.org ',
  administratorName: ' Ada ',
  administratorEmail: ' ada@example.org ',
};
const wrongIn = (part: Partial<LibraryDraft>) =>
  LIBRARY_FIELDS.filter((field) => !isRight({ ...filled, ...part }, field));

describe('a new library', () => {
  test('is sent without spaces around texts, its default language first [C2.286]', () => {
    expect(toLibrary(filled)).toEqual({
      name: 'Meerzicht',
      email: 'desk@example.org',
      languages: ['de', 'nl', 'en', 'fr'],
      connections: [],
      hasOwnConnections: true,
      administrator: { name: 'Ada', email: 'ada@example.org' },
    });
  });

  test.each<[Partial<LibraryDraft>, string[]]>([
    [{}, []],
    [{ name: ' ' }, ['name']],
    [{ name: 'x'.repeat(NAME_LIMIT + 1) }, ['name']],
    [{ email: 'desk' }, ['email']],
    [{ email: '' }, ['email']],
    [{ languages: [] }, ['languages']],
    [{ hasOwnConnections: false }, ['connections']],
    [{ hasOwnConnections: false, connections: [0] }, []],
    [{ administratorName: '' }, ['administratorName']],
    [{ administratorEmail: 'ada, bob@example.org' }, ['administratorEmail']],
  ])('with %j has these wrong: %j [C5.38]', (part, wrong) => {
    expect(wrongIn(part)).toEqual(wrong);
  });
});

test.each([
  [' Meerzicht ', true],
  ['MÉERZICHT', true],
  ['Meerzicht Zuid', false],
])('the name “%s” is taken: %s [C5.39]', (name, taken) => {
  expect(isTaken(['Duinzicht', 'Meerzicht'], name)).toBe(taken);
});

describe('its default language', () => {
  const defaultWith = (part: Partial<LibraryDraft>) => defaultOf({ ...filled, ...part });

  test('is the chosen one, or the first that is left, or none [C2.286]', () => {
    expect(defaultWith({})).toBe('de');
    expect(defaultWith({ languages: ['en', 'fr'] })).toBe('en');
    expect(defaultWith({ languages: [] })).toBeUndefined();
  });

  test('a language comes and goes in the order of the menu [C2.286]', () => {
    expect(withItem(LANGUAGES, ['fr'], 'nl', true)).toEqual(['nl', 'fr']);
    expect(withItem(LANGUAGES, ['nl', 'fr'], 'nl', false)).toEqual(['fr']);
  });
});
