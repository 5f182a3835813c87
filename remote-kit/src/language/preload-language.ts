import { LANGUAGES, type Language } from '@leeszaal/shared-contracts';

let chosen: Language | undefined;

/**
 * Sets the language whose messages remotes preload as soon as their code runs. The default is the page's, which is
 * the portal's; an embed is in a page with a language of its own. Call it before the code of a remote loads.
 *
 * @param language undefined: that of the page
 */
export function setPreloadLanguage(language: Language | undefined): void {
  chosen = language;
}

/** The language whose messages are preloaded; undefined if the page's language has none. */
export function preloadLanguage(): Language | undefined {
  return chosen ?? LANGUAGES.find((known) => known === document.documentElement.lang);
}
