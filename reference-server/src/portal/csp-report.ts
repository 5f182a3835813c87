import * as v from 'valibot';
import { redactUrl } from '../http/redact.ts';

const LONGEST_TEXT = 500;
const MOST_REPORTS = 10;

/** Without the query, which may be a search. */
const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');

/** A text that is safe to log: an address in it may still have tokens. */
const text = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((raw) => withoutQuery(redactUrl(raw.slice(0, LONGEST_TEXT).toWellFormed()))),
    ),
  ),
  undefined,
);
const number = v.fallback(v.optional(v.number()), undefined);

/** A report by `report-uri`. */
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

/** Reports by the Reporting API. */
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

/** A browser's report of a violation, reduced to known fields. */
export type CspReport = v.InferOutput<typeof schema> | { readonly unreadable: true };

/** Reads a report from any body; texts are truncated and without secrets. */
export function readCspReport(body: unknown): CspReport {
  const read = v.safeParse(schema, body);
  return read.success ? read.output : { unreadable: true };
}
