import * as v from 'valibot';
import { redactUrl } from '../http/redact.ts';

const LONGEST_TEXT = 500;
const MOST_REPORTS = 10;

/** What was searched is in the query of an address. */
const withoutQuery = (said: string): string => said.replace(/[?#].*$/s, '');

/** An address in it as it may stand in a log: a violation may come before the tokens are taken from it. */
const text = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((said) => withoutQuery(redactUrl(said.slice(0, LONGEST_TEXT).toWellFormed()))),
    ),
  ),
  undefined,
);
const number = v.fallback(v.optional(v.number()), undefined);

/** What `report-uri` sends. */
const reportSchema = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    disposition: text,
    'source-file': text,
    'script-sample': text,
    'line-number': number,
    'column-number': number,
  }),
});

/** What the Reporting API sends, several at once. */
const reportsSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((reports) => reports.slice(0, MOST_REPORTS)),
  v.array(
    v.object({
      type: text,
      url: text,
      body: v.object({
        documentURL: text,
        blockedURL: text,
        effectiveDirective: text,
        disposition: text,
        sourceFile: text,
        sample: text,
        lineNumber: number,
        columnNumber: number,
      }),
    }),
  ),
);

const schema = v.union([reportSchema, reportsSchema]);

/** A browser's report of a violation, as far as it is kept. */
export type CspReport = v.InferOutput<typeof schema> | { readonly unreadable: true };

/**
 * Reads a report, whatever was sent: what tells something of the violation, each text cut short and
 * without secrets.
 */
export function readCspReport(body: unknown): CspReport {
  const read = v.safeParse(schema, body);
  return read.success ? read.output : { unreadable: true };
}
