/** The languages whose words are stemmed. */
export const WORD_LANGUAGES = ['nl', 'en', 'de', 'fr'] as const;
/** A language whose words are stemmed. */
export type WordLanguage = (typeof WORD_LANGUAGES)[number];

/** Codes of ISO 639 and names, as records have them. */
const NAMES: Readonly<Record<WordLanguage, readonly string[]>> = {
  nl: ['nl', 'nld', 'dut', 'ned', 'dutch', 'nederlands', 'niederländisch', 'néerlandais'],
  en: ['en', 'eng', 'english', 'engels', 'englisch', 'anglais'],
  de: ['de', 'deu', 'ger', 'german', 'duits', 'deutsch', 'allemand'],
  fr: ['fr', 'fra', 'fre', 'french', 'frans', 'französisch', 'français'],
};

const BY_NAME: ReadonlyMap<string, WordLanguage> = new Map(
  WORD_LANGUAGES.flatMap((language) => NAMES[language].map((name) => [name, language] as const)),
);

/**
 * The languages in which the words of a record are stemmed: its own, or all of them for a record without one. Words of
 * another language, or of an unknown code, are not stemmed.
 */
export function languagesOf(language: string | null | undefined): readonly WordLanguage[] {
  const written = language?.trim().toLowerCase() ?? '';
  if (written === '') return WORD_LANGUAGES;
  const known = BY_NAME.get(written) ?? BY_NAME.get(written.split(/[-_]/)[0] ?? '');
  return known === undefined ? [] : [known];
}
