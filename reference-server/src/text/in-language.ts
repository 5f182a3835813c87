import type { Language } from '@leeszaal/shared-contracts';

/** Texts by name, each in every language. */
type Translations = Readonly<Record<string, Readonly<Record<Language, unknown>>>>;

/** The texts of a table in one language. */
export type InLanguage<T extends Translations> = { readonly [Name in keyof T]: T[Name][Language] };

/** Picks one language of a table of texts. */
export function inLanguage<const T extends Translations>(texts: T, language: Language) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text[language]]),
  ) as InLanguage<T>;
}
