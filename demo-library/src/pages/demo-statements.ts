import type { NewClient } from '@leeszaal/reference-server/extension';
import { LANGUAGES } from '@leeszaal/shared-contracts';
import { TERMS, type TermsName } from './terms-texts.ts';

/** Paragraphs as a document of the rich-text editor. */
const documentOf = (paragraphs: readonly string[]): string =>
  JSON.stringify({ ops: [{ insert: paragraphs.map((each) => `${each}\n`).join('') }] });

const statementOf = (name: TermsName): Readonly<Record<string, string>> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, documentOf(TERMS[name][language].paragraphs)]),
  );

/** The statements of both libraries of the demonstration. The statement about browser storage is that of any portal. */
export const DEMO_STATEMENTS: NonNullable<NewClient['statements']> = {
  general: statementOf('general'),
  privacy: statementOf('privacy'),
};
