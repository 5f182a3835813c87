/** The interface languages, in the order of the menu. */
export const LANGUAGES = ['nl', 'en', 'de', 'fr'] as const;
/** An interface language. */
export type Language = (typeof LANGUAGES)[number];
/** Each language's own name, which its speakers recognise. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};
/** The default language (`docs/decisions.md` 52). */
export const FALLBACK_LANGUAGE: Language = 'nl';
