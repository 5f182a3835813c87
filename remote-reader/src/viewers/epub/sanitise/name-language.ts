import { XML } from './namespaces.ts';

/** A tag begins with the code of one language: not that of an unknown one, nor its name in words. */
const KNOWN = /^(?!und|mul|mis|zxx)[a-z]{2,3}(?:-|$)/i;

/** The language tag in the words of a package; undefined where it holds none that a browser knows. */
export function languageTag(said: string | null | undefined): string | undefined {
  const text = (said ?? '').trim().replaceAll('_', '-');
  if (!KNOWN.test(text)) return undefined;
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Marks the root of a segment that has its language from the package. Its quotation marks stay those of a
 * text without a language: a package may not change what a page says (`docs/decisions.md` 91).
 */
export const LANGUAGE_OF_PACKAGE = 'data-leeszaal-language-of-package';

/**
 * Gives a segment the language of its book, where it says none itself: without one no word is hyphenated,
 * no quotation mark chosen, and a screen reader takes the voice of the portal.
 */
export function nameLanguage(
  { documentElement: root, body }: Document,
  language: string | undefined,
): void {
  if (language === undefined || root.hasAttribute('lang') || body.hasAttribute('lang')) return;
  root.lang = language;
  root.setAttributeNS(XML, 'xml:lang', language);
  root.setAttribute(LANGUAGE_OF_PACKAGE, '');
}
