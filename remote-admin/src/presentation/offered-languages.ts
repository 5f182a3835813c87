import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@leeszaal/shared-contracts';

/** The languages that a stored list offers, in the order of the menu; all languages if it offers none. */
export function offeredLanguages(stored: readonly string[] | undefined): readonly Language[] {
  const offered = LANGUAGES.filter((language) => stored?.includes(language));
  return offered.length > 0 ? offered : LANGUAGES;
}

/**
 * The list with a language more or less. The order means nothing: a list with the languages of the saved one is the
 * saved one.
 */
export function withLanguage(
  stored: readonly string[] | undefined,
  language: Language,
  isOffered: boolean,
  saved: readonly Language[] | undefined,
): readonly Language[] {
  const before = offeredLanguages(stored);
  const next = LANGUAGES.filter((one) => (one === language ? isOffered : before.includes(one)));
  const isSaved = saved?.length === next.length && next.every((one) => saved.includes(one));
  return isSaved ? saved : next;
}

/**
 * The default language after one is no longer offered; undefined if it stays.
 *
 * @param shown the default language before; without one the portal's own holds (`docs/decisions.md` 52)
 */
export function defaultAfter(
  removed: Language,
  shown: string | undefined,
  offered: readonly string[],
): Language | undefined {
  return removed === (shown ?? FALLBACK_LANGUAGE) ? offeredLanguages(offered)[0] : undefined;
}
