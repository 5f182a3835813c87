import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type ClientSettings, LANGUAGES, type Language } from '@leeszaal/shared-contracts';
import { setupI18n } from '@lingui/core';
import { createStore } from 'jotai';
import { portalAtom } from '../state/atoms.ts';
import { LANGUAGE_KEY } from './choose-language.ts';
import { createLanguageService } from './language-service.ts';

beforeEach(() => void jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

/** A page, which enters libraries one after the other. */
function openPage() {
  const store = createStore();
  const told: Language[] = [];
  const onChange = (language: Language) => void told.push(language);
  const service = createLanguageService(store, setupI18n(), onChange, () => Promise.reject());
  const enter = async (settings: ClientSettings): Promise<void> => {
    await service.decide(settings);
    store.set(portalAtom, {
      kind: 'ready',
      session: {
        user: undefined,
        role: 'anonymous',
        client: { current: { ref: 'one', name: 'One', email: '' }, switch: [] },
        publicLibrary: true,
      },
      library: { settings, modules: [], bookshelves: [] },
    });
  };
  return { service, told, enter };
}

test('remotes are told the languages of the library, and all before it is known [C1.34]', async () => {
  const { service, enter } = openPage();
  expect(service.available()).toEqual(LANGUAGES);
  await enter({ languages: ['fr', 'en'] });
  expect(service.available()).toEqual(['en', 'fr']);
  await enter({ languages: [] });
  expect(service.available()).toEqual(LANGUAGES);
});

test('a choice that a library does not offer rests there, and holds again at another one [C1.35]', async () => {
  const { service, told, enter } = openPage();
  await enter({});
  await service.choose('fr');
  expect(document.documentElement.lang).toBe('fr');
  await enter({ languages: ['en', 'de'], defaultLanguage: 'de' });
  expect(service.current()).toBe('de');
  expect(document.documentElement.lang).toBe('de');
  await enter({ languages: ['nl'], defaultLanguage: 'de' });
  expect(service.current()).toBe('nl');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('fr');
  await enter({ languages: ['nl', 'fr'], defaultLanguage: 'nl' });
  expect(service.current()).toBe('fr');
  expect(told).toEqual(['en', 'fr', 'de', 'nl', 'fr']);
});
