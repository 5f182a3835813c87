import { expect, test } from '@jest/globals';
import { addressWith } from './address-with.ts';

test.each([
  ['/terms/privacy', '/terms/privacy?library=north+%26+south&lang=fr'],
  ['/terms?of=use&lang=nl#reading', '/terms?of=use&lang=fr&library=north+%26+south#reading'],
  ['https://library.example/terms?of=use', 'https://library.example/terms?of=use'],
  ['//library.example/terms', '//library.example/terms'],
  ['/\\library.example/terms', '/\\library.example/terms'],
])('%s of a library in French is %s [C1.37]', (address, expected) => {
  expect(addressWith(address, { library: 'north & south', lang: 'fr' })).toBe(expected);
});
