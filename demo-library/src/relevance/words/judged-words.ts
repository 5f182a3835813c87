import * as v from 'valibot';
import { readData } from '../../read-data.ts';

const queryKindSchema = v.picklist([
  'stems',
  'compounds',
  'typos',
  'names',
  'identifiers',
  'subjects',
  'known items',
  'phrases',
  'fields',
  'operators',
]);
/** The ability that a query tests. */
export type QueryKind = v.InferOutput<typeof queryKindSchema>;

const gradeSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3));

const judgedQuerySchema = v.strictObject({
  query: v.string(),
  /**
   * Grades of records by key. 3: the record meant, or a title or subject has the word; 2: a subtitle, series or name;
   * 1: the abstract.
   */
  relevant: v.record(v.string(), gradeSchema),
});
/** A query and the records that a reader would want. */
export type JudgedWords = v.InferOutput<typeof judgedQuerySchema>;

const kindsSchema = v.array(
  v.strictObject({ kind: queryKindSchema, queries: v.array(judgedQuerySchema) }),
);

/**
 * Judged queries over the demonstration's catalogue, in four languages. The judgements follow from the records and
 * were made before the ranking; add to them, never fit them to it.
 */
export const JUDGED_WORDS = readData(new URL('judged-words.json', import.meta.url), kindsSchema);
