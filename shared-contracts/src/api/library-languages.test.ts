import { describe, expect, it } from '@jest/globals';
import { defaultLanguageOf, offeredLanguages } from './library-languages.ts';

describe('the languages of a library', () => {
  it('are those that it chose, in the order of the menu, else all', () => {
    expect(offeredLanguages({ languages: ['fr', 'xx', 'en'] })).toEqual(['en', 'fr']);
    for (const languages of [undefined, null, [], ['xx']]) {
      expect(offeredLanguages({ languages })).toEqual(['nl', 'en', 'de', 'fr']);
    }
  });

  it('have a default among them: the first without a setting [S2.129]', () => {
    expect(defaultLanguageOf({ languages: ['fr', 'de'] })).toBe('de');
    expect(defaultLanguageOf({ languages: ['fr', 'de'], defaultLanguage: 'fr' })).toBe('fr');
    expect(defaultLanguageOf({ languages: ['fr', 'de'], defaultLanguage: 'nl' })).toBe('de');
    expect(defaultLanguageOf({ defaultLanguage: 'xx' })).toBe('nl');
  });
});
