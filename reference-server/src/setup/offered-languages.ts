import { LANGUAGES } from '@leeszaal/shared-contracts';

type Fields = Readonly<Record<string, string>>;

/** The name of the box of a language. */
export const boxOf = (language: string): string => `offers-${language}`;

/** The fields of the form with the ticked languages as `languages`, separated by commas. */
export const withTicked = (fields: Fields): Fields => ({
  ...fields,
  languages: LANGUAGES.filter((language) => fields[boxOf(language)] !== undefined).join(','),
});

/**
 * The languages that an answer names, separated by commas; undefined where it does not, which is all of them. Names are
 * not checked.
 */
export const namedLanguages = ({ languages }: Fields): readonly string[] | undefined =>
  languages
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
