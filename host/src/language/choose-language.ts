import { FALLBACK_LANGUAGE, type Language } from '@leeszaal/shared-contracts';

/** The storage key of the person's choice (`docs/behaviour.md` C1). */
export const LANGUAGE_KEY = 'hl-language';

/** The sources of the language, in order of priority (`docs/decisions.md` 52). */
export interface LanguageSources {
  readonly saved: string | null | undefined;
  readonly clientDefault: string | null | undefined;
  readonly browser: readonly string[];
  /** The languages to choose from, in the order of the menu. */
  readonly offered: readonly Language[];
}

/**
 * The saved choice, else the client's default, else the browser's, else the fallback, else the first offered one.
 * `de-AT` is `de`; a language that is not offered is skipped.
 */
export function chooseLanguage(sources: LanguageSources): Language {
  const { saved, clientDefault, browser, offered } = sources;
  for (const tag of [saved, clientDefault, ...browser, FALLBACK_LANGUAGE]) {
    const prefix = tag?.trim().toLowerCase().split(/[-_]/)[0];
    const language = offered.find((each) => each === prefix);
    if (language !== undefined) return language;
  }
  return offered[0] ?? FALLBACK_LANGUAGE;
}
