import * as v from 'valibot';
import { IMPORT_LIMITS } from '../documents/model/import-limit-names.ts';

const faultSchema = v.picklist([
  'broken',
  'protected',
  'empty',
  'unsupported',
  'hostile',
  'too-large',
  'timeout',
  'not-found',
]);

/** How the import of one file ended. */
export const outcomeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('stored'),
    status: v.picklist(['imported', 'unchanged', 'restored']),
    docKey: v.string(),
    pubKey: v.string(),
    title: v.string(),
    pageCount: v.number(),
  }),
  v.object({
    kind: v.literal('refused'),
    fault: faultSchema,
    message: v.string(),
    /** The import limit that the file exceeds. */
    limit: v.optional(v.picklist(IMPORT_LIMITS)),
  }),
]);
/** How the import of one file ended. */
export type ImportOutcome = v.InferOutput<typeof outcomeSchema>;

const progressSchema = v.object({
  kind: v.literal('progress'),
  done: v.number(),
  total: v.number(),
});
const failureSchema = v.object({ kind: v.literal('failed'), message: v.string() });

/**
 * What the server tells about an import, a line of JSON for each: progress, and last how it ended.
 * `failed`: the server itself is in trouble, and further files will fail as well.
 */
export const importMessageSchema = v.variant('kind', [
  progressSchema,
  failureSchema,
  ...outcomeSchema.options,
]);
/** What the server tells about an import. */
export type ImportMessage = v.InferOutput<typeof importMessageSchema>;
