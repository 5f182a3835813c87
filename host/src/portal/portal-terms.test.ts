import { expect, test } from '@jest/globals';
import { createPortalTerms } from './portal-terms.ts';

test('remotes have the addresses of the statements of the present library [C1.38]', () => {
  let library = 'north';
  const elsewhere = 'https://library.example/privacy';
  const config = { generalTermsUrl: '/terms/general', privacyTermsUrl: elsewhere };
  // A context is a copy of the host's ports.
  const { terms } = { ...{ terms: createPortalTerms(config, () => library) } };
  expect(terms.general).toBe('/terms/general?library=north');
  library = 'south';
  expect(terms.general).toBe('/terms/general?library=south');
  expect(terms.privacy).toBe(elsewhere);
});
