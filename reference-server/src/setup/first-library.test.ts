import { expect, it } from '@jest/globals';
import * as v from 'valibot';
import { firstLibrarySchema } from './first-library.contract.ts';
import { contentOf } from './first-library.ts';
import { FIRST_LIBRARY } from './testing/sample-library.ts';

it.each([
  ['libraryName', '   '],
  ['libraryName', 'x'.repeat(121)],
  ['libraryName', 'Water\nland'],
  ['libraryEmail', 'no address'],
  ['language', 'it'],
  ['languages', ['it']],
  ['fullName', ''],
  ['email', 'a@b\r\nBcc: c@d'],
  ['password', 'eleven char'],
  ['password', 'x'.repeat(501)],
])('%s is not %j', (field, value) => {
  const { issues } = v.safeParse(firstLibrarySchema, { ...FIRST_LIBRARY, [field]: value });
  expect(issues?.map(({ path }) => path?.[0].key)).toContain(field);
});

it.each([
  [undefined, undefined],
  [[], ['nl']],
  [
    ['en', 'nl'],
    ['nl', 'en'],
  ],
  [['fr'], ['nl', 'fr']],
] as const)('with the languages %j it offers %j [S1.7]', (languages, offered) => {
  const [client] = contentOf({ ...FIRST_LIBRARY, languages }).clients;
  expect(client?.settings.languages).toEqual(offered);
});
