import { LANGUAGES, type Language } from '../languages/languages.ts';
import type { ClientSettings } from './entities/settings.ts';

/**
 * The languages that a library offers, in the order of the menu (`docs/decisions.md` 107); all, unless it chose some.
 */
export function offeredLanguages({
  languages,
}: Pick<ClientSettings, 'languages'>): readonly Language[] {
  const offered = LANGUAGES.filter((each) => languages?.includes(each));
  return offered.length > 0 ? offered : LANGUAGES;
}

/** A library's default language: the one that it set, else the first that it offers. */
export function defaultLanguageOf(
  settings: Pick<ClientSettings, 'languages' | 'defaultLanguage'>,
): Language {
  const [first = LANGUAGES[0], ...others] = offeredLanguages(settings);
  return others.find((each) => each === settings.defaultLanguage) ?? first;
}
