import * as v from 'valibot';
import { readData } from '../read-data.ts';

const textSchema = v.strictObject({
  title: v.string(),
  paragraphs: v.pipe(v.array(v.string()), v.readonly()),
});

/** A document in each language of the server's pages. */
const documentSchema = v.strictObject({
  nl: textSchema,
  en: textSchema,
  de: textSchema,
  fr: textSchema,
});

const termsSchema = v.strictObject({ general: documentSchema, privacy: documentSchema });

/** The documents that the checkout asks agreement to. */
export type TermsName = keyof v.InferOutput<typeof termsSchema>;

/** The terms of the demonstration's libraries: two of their statements, and two documents. */
export const TERMS = readData(new URL('terms.json', import.meta.url), termsSchema);
