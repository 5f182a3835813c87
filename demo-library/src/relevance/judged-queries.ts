import * as v from 'valibot';
import { readData } from '../read-data.ts';

const querySchema = v.strictObject({
  query: v.string(),
  /** The title that a reader means by it. */
  title: v.string(),
  /** The catalogue or the bookshop. */
  connection: v.picklist([1, 3]),
});
/** A query and the title that a reader means by it. */
export type JudgedQuery = v.InferOutput<typeof querySchema>;

const groupSchema = v.strictObject({ how: v.string(), queries: v.array(querySchema) });

/**
 * Known-item searches over the demonstration's records: a reader knows a book and types what they
 * remember of it. The list was written before the ranking; add to it, never fit it to the ranking.
 */
export const JUDGED_QUERIES = readData(
  new URL('judged-queries.json', import.meta.url),
  v.array(groupSchema),
).flatMap(({ queries }) => queries);
