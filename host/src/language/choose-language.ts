import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@leeszaal/shared-contracts';

/** The storage key of the person's choice (`docs/behaviour.md` C1). */
export const LANGUAGE_KEY = 'hl-language';

/** The sources of the language, in order of priority (`docs/decisions.md` 52). */
export interface LanguageSources {
  readonly saved: string | null | undefined;
  readonly clientDefault: string | null | undefined;
  readonly browser: readonly string[];
}

/** The language of a tag: `de-AT` is `de`; a language that is not offered is undefined. */
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
