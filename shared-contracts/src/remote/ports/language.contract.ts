import type { Language } from '../../languages/languages.ts';

/** Reads the language; a `language` change reports a new one. */
export interface LanguagePort {
  current(): Language;
  /** The languages that the current library offers; all before it is known. */
  available(): readonly Language[];
}
