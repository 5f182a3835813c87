import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@leeszaal/shared-contracts';
import { chooseLanguage } from './choose-language.ts';

test.each([
  [{ saved: 'fr', clientDefault: 'de', browser: ['en'] }, 'fr'],
  [{ saved: 'es', clientDefault: 'de', browser: ['en'] }, 'de'],
  [{ saved: null, clientDefault: 'de-AT', browser: ['en'] }, 'de'],
  [{ saved: null, clientDefault: null, browser: ['es-ES', 'en-GB'] }, 'en'],
  [{ saved: null, clientDefault: undefined, browser: ['es'] }, 'nl'],
  [{ saved: '', clientDefault: '', browser: [] }, 'nl'],
])('%o is %s [C1.3 C4.42 C9.22]', (sources, language) => {
  expect(chooseLanguage({ ...sources, offered: LANGUAGES })).toBe(language);
});

test.each([
  [{ saved: 'fr', clientDefault: 'de', browser: [] }, 'de'],
  [{ saved: 'fr', clientDefault: null, browser: ['nl', 'en-GB'] }, 'en'],
  [{ saved: 'fr', clientDefault: 'nl', browser: ['fr'] }, 'en'],
])('where English and German are offered, %o is %s [C1.35]', (sources, language) => {
  expect(chooseLanguage({ ...sources, offered: ['en', 'de'] })).toBe(language);
});
