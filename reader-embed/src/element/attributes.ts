import {
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
  type ReaderFormat,
} from '@leeszaal/shared-contracts';
import type { LeeszaalTheme } from '../contract/reader-element.contract.ts';
import type { Wanted } from '../contract/wanted.contract.ts';

/** The attributes of the element. */
export const ATTRIBUTES = ['doc-key', 'lang', 'api-base', 'theme', 'format'] as const;

/** The interface language of a language tag such as `nl-BE`, if there is one. */
function languageOf(tag: string | null): Language | undefined {
  const [primary] = (tag ?? '').toLowerCase().split('-');
  return LANGUAGES.find((language) => language === primary);
}

/** An absolute http address, without a slash at its end. */
function addressOf(text: string | null): string | undefined {
  const base = document.baseURI;
  if (!text || !URL.canParse(text, base)) return undefined;
  const { protocol, href } = new URL(text, base);
  return /^https?:$/.test(protocol) ? href.replace(/\/$/, '') : undefined;
}

/** The theme of an attribute; any unknown text is `auto`. */
export const themeOf = (text: string | null): LeeszaalTheme =>
  text === 'light' || text === 'dark' ? text : 'auto';

/** The format of an attribute; undefined for any unknown text. */
export const formatNamed = (text: string | null): ReaderFormat | undefined =>
  text === 'pdf' || text === 'epub' ? text : undefined;

/** Reads the attributes. Without a known `lang` of its own, the element has the language of the page. */
export function readAttributes(element: Element): Wanted {
  return {
    docKey: element.getAttribute('doc-key') || undefined,
    apiBase: addressOf(element.getAttribute('api-base')),
    language:
      languageOf(element.getAttribute('lang')) ??
      languageOf(document.documentElement.lang) ??
      FALLBACK_LANGUAGE,
    theme: themeOf(element.getAttribute('theme')),
    format: formatNamed(element.getAttribute('format')),
  };
}
