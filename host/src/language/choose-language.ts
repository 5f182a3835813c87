import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@leeszaal/shared-contracts';

/** Where a person's choice is kept (`docs/behaviour.md` C1). */
export const LANGUAGE_KEY = 'hl-language';

/** What can decide on the language, in order of weight (`docs/decisions.md` 52). */
export interface LanguageSources {
  readonly saved: string | null | undefined;
  readonly clientDefault: string | null | undefined;
  readonly browser: readonly string[];
}

/** The language of a tag: `de-AT` is `de`; one that is not offered is none. */
export function offeredLanguage(tag: string | null | undefined): Language | undefined {
  const prefix = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === prefix);
}

/** The saved choice, else the client's default, else the browser's, else the fallback. */
export function chooseLanguage({ saved, clientDefault, browser }: LanguageSources): Language {
  for (const tag of [saved, clientDefault, ...browser]) {
    const language = offeredLanguage(tag);
    if (language) return language;
  }
  return FALLBACK_LANGUAGE;
}
