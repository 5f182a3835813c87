import * as v from 'valibot';
import { LANGUAGES } from '../../../languages/languages.ts';
import { plain } from '../../schema/codec.ts';

/**
 * The statements of a library, each a page at `/terms/{statement}` (`docs/decisions.md` 106): its terms, what it does
 * with personal data, and what the portal stores in a browser.
 */
export const STATEMENTS = ['general', 'privacy', 'storage'] as const;
/** One of the statements. */
export type StatementName = (typeof STATEMENTS)[number];

/** The maximum length of a statement in one language, in characters of its JSON. */
export const STATEMENT_LIMIT = 200_000;

/** The maximum number of lines of a statement in one language: its page is made at each visit. */
export const STATEMENT_LINE_LIMIT = 5000;

const byLanguage = v.record(v.picklist(LANGUAGES), v.optional(v.string()));

/**
 * The statements that a library wrote, by language, each a Quill document as JSON text. In a language without one, the
 * page shows the text of the library's default language, else the built-in one.
 */
export const statementsCodec = plain(
  v.object({ general: byLanguage, privacy: byLanguage, storage: byLanguage }),
);
/** See {@link statementsCodec}. */
export type Statements = v.InferOutput<typeof statementsCodec.schema>;

/** A statement in one language; null removes it. */
export const statementChangeCodec = plain(
  v.strictObject({
    text: v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(STATEMENT_LIMIT))),
  }),
);
/** See {@link statementChangeCodec}. */
export type StatementChange = v.InferOutput<typeof statementChangeCodec.schema>;
