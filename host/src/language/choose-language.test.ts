import { expect, test } from '@jest/globals';
import { chooseLanguage } from './choose-language.ts';

test.each([
  [{ saved: 'fr', clientDefault: 'de', browser: ['en'] }, 'fr'],
  [{ saved: 'es', clientDefault: 'de', browser: ['en'] }, 'de'],
  [{ saved: null, clientDefault: 'de-AT', browser: ['en'] }, 'de'],
  [{ saved: null, clientDefault: null, browser: ['es-ES', 'en-GB'] }, 'en'],
  [{ saved: null, clientDefault: undefined, browser: ['es'] }, 'nl'],
  [{ saved: '', clientDefault: '', browser: [] }, 'nl'],
])('%o is %s', (sources, language) => {
  expect(chooseLanguage(sources)).toBe(language);
});
