import type { Language } from '@leeszaal/shared-contracts';

/** Each language in its own words, so that it can be found by who reads no other. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};
