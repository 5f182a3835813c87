import { LANGUAGES, type Language } from '@leeszaal/shared-contracts';

/** A text of the library in one language. */
export interface TextKey<N extends string> {
  readonly name: N;
  readonly language: Language;
}

/** The key under which an unsaved text is kept. */
export const draftKey = ({ name, language }: TextKey<string>): string => `${name}-${language}`;

/** The keys of texts in all languages. */
export const draftKeys = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => LANGUAGES.map((language) => draftKey({ name, language })));
