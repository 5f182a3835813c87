import { loadWithRetry, type RetryPolicy } from '@leeszaal/remote-kit/parts';
import type { ClientSettings, Language, LanguagePort } from '@leeszaal/shared-contracts';
import type { I18n } from '@lingui/core';
import type { createStore } from 'jotai';
import { languageAtom } from '../state/atoms.ts';
import { chooseLanguage, LANGUAGE_KEY } from './choose-language.ts';
import { savedLanguage } from './first-language.ts';
import { loadMessages } from './load-messages.ts';
import { offeredLanguages, offeredLanguagesAtom } from './offered-languages.ts';

/** The language of the page: chosen at start, changed by a person. */
export interface LanguageService extends LanguagePort {
  /** Chooses again when the library's settings are known; does not store a choice. */
  decide(settings: Pick<ClientSettings, 'defaultLanguage' | 'languages'>): Promise<void>;
  /** Stores the person's choice and applies it (`docs/decisions.md` 52). */
  choose(language: Language): Promise<void>;
}

/**
 * Creates the service over the host's own catalogue.
 *
 * @param waitForPart resolves when a language that failed to load may be retried
 */
export function createLanguageService(
  store: ReturnType<typeof createStore>,
  i18n: I18n,
  onChange: (language: Language) => void,
  waitForPart: RetryPolicy,
): LanguageService {
  let wanted: Language | undefined;

  async function activate(language: Language): Promise<void> {
    wanted = language;
    if (i18n.locale !== language) {
      const messages = await loadWithRetry(() => loadMessages(language), waitForPart);
      // The person may have chosen another language in the meantime.
      if (wanted !== language) return;
      i18n.loadAndActivate({ locale: language, messages });
    }
    document.documentElement.lang = language;
    if (store.get(languageAtom) === language) return;
    store.set(languageAtom, language);
    onChange(language);
  }

  return {
    current: () => store.get(languageAtom),
    available: () => store.get(offeredLanguagesAtom),
    decide: (settings) =>
      activate(
        chooseLanguage({
          saved: savedLanguage(),
          clientDefault: settings.defaultLanguage,
          browser: navigator.languages,
          offered: offeredLanguages(settings),
        }),
      ),
    choose: async (language) => {
      try {
        localStorage.setItem(LANGUAGE_KEY, language);
      } catch {
        // The choice holds for this visit only.
      }
      await activate(language);
    },
  };
}
