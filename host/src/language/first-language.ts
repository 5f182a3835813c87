import { LANGUAGES, type Language } from '@leeszaal/shared-contracts';
import { chooseLanguage, LANGUAGE_KEY } from './choose-language.ts';

/** The language before the library is known. */
export function firstLanguage(): Language {
  return chooseLanguage({
    saved: savedLanguage(),
    clientDefault: undefined,
    browser: navigator.languages,
    offered: LANGUAGES,
  });
}

/** The saved choice; null when there is none, or no storage. */
export function savedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}
