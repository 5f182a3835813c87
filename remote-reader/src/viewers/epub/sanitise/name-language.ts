import { XML } from './namespaces.ts';

/** A language code, but not that of an unknown language. */
const KNOWN = /^(?!und|mul|mis|zxx)[a-z]{2,3}(?:-|$)/i;

/** The language tag of a package's language; undefined if browsers do not know it. */
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
 * Marks segments with the language of the package; quotation marks do not depend on it (`docs/decisions.md`
 * 91).
 */
export const LANGUAGE_OF_PACKAGE = 'data-leeszaal-language-of-package';

/** Gives a segment without a language that of its book, for hyphenation and screen readers. */
export function nameLanguage(
  { documentElement: root, body }: Document,
  language: string | undefined,
): void {
  if (language === undefined || root.hasAttribute('lang') || body.hasAttribute('lang')) return;
  root.lang = language;
  root.setAttributeNS(XML, 'xml:lang', language);
  root.setAttribute(LANGUAGE_OF_PACKAGE, '');
}
