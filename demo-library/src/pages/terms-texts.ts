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

/** The demonstration library's terms; a library names its own by `GENERAL_TERMS_URL` and `PRIVACY_TERMS_URL`. */
export const TERMS = readData(new URL('terms.json', import.meta.url), termsSchema);
