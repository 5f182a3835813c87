import * as v from 'valibot';
import { DOCUMENT_FAULTS } from '../documents/model/document-error.ts';
import { IMPORT_LIMITS } from '../documents/model/import-limit-names.ts';
import { WHOLE_PAGES } from '../documents/model/whole-pages.ts';

/** The outcome of importing a file. */
export const outcomeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('stored'),
    status: v.picklist(['imported', 'unchanged', 'restored']),
    docKey: v.string(),
    pubKey: v.string(),
    title: v.string(),
    pageCount: v.number(),
    wholePages: v.optional(v.picklist(WHOLE_PAGES)),
  }),
  v.object({
    kind: v.literal('refused'),
    fault: v.picklist(DOCUMENT_FAULTS),
    message: v.string(),
    /** The exceeded import limit. */
    limit: v.optional(v.picklist(IMPORT_LIMITS)),
  }),
]);
/** The outcome of importing a file. */
export type ImportOutcome = v.InferOutput<typeof outcomeSchema>;

const progressSchema = v.object({
  kind: v.literal('progress'),
  done: v.number(),
  total: v.number(),
});
const failureSchema = v.object({ kind: v.literal('failed'), message: v.string() });

/**
 * Messages of an import, one line of JSON each: progress, then the outcome. `failed` is an error of the server,
 * which will fail other files as well.
 */
export const importMessageSchema = v.variant('kind', [
  progressSchema,
  failureSchema,
  ...outcomeSchema.options,
]);
/** A message of an import. */
export type ImportMessage = v.InferOutput<typeof importMessageSchema>;
