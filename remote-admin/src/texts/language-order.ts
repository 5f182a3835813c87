import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@leeszaal/shared-contracts';

/** All languages, the offered ones first. */
export const languageOrder = (offered: readonly Language[]): readonly Language[] => [
  ...offered,
  ...LANGUAGES.filter((language) => !offered.includes(language)),
];

/** The language in which texts are shown first: the default one, if it is offered. */
export const firstLanguage = (
  offered: readonly Language[],
  defaultLanguage: string | undefined,
): Language =>
  offered.find((language) => language === defaultLanguage) ?? offered[0] ?? FALLBACK_LANGUAGE;
