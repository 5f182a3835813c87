import { expect, test } from '@jest/globals';
import { termsAddress } from './terms-address.ts';

test.each([
  ['/terms/general', '/terms/general?lang=fr'],
  ['/terms?of=sale&lang=nl#prices', '/terms?of=sale&lang=fr#prices'],
  ['https://library.example/terms', 'https://library.example/terms'],
  ['//library.example/terms', '//library.example/terms'],
])('%s is read in French at %s [C2.136]', (address, inFrench) => {
  expect(termsAddress(address, 'fr')).toBe(inFrench);
});
