import * as v from 'valibot';
import { EngineError } from './engine-error.ts';
import type { EngineAnswer } from './engine-http.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Values by id with their documents. */
const termsSchema = v.object({
  buckets: v.array(v.object({ key: v.pipe(v.number(), v.integer()), doc_count: count })),
});

const facetSchema = v.object({
  doc_count: count,
  values: v.optional(termsSchema),
  chosen: v.optional(termsSchema),
  own: v.optional(v.object({ buckets: v.record(v.string(), v.object({ doc_count: count })) })),
});

/** An answer to a search. */
export const searchSchema = v.object({
  timed_out: v.boolean(),
  _shards: v.object({ total: count, failed: count }),
  hits: v.object({
    total: v.optional(v.object({ value: count, relation: v.literal('eq') })),
    hits: v.array(
      v.object({ _id: v.string(), sort: v.optional(v.array(v.union([v.number(), v.string()]))) }),
    ),
  }),
  pit_id: v.optional(v.string()),
  aggregations: v.optional(v.record(v.string(), facetSchema)),
});

/** The counts of one facet. */
export type FacetAnswer = v.InferOutput<typeof facetSchema>;
export type SearchAnswer = v.InferOutput<typeof searchSchema>;

const itemSchema = v.object({
  status: v.pipe(v.number(), v.integer()),
  error: v.optional(v.object({ type: v.string() })),
});

/** An answer to writes; each item has the name of its action. */
export const bulkSchema = v.object({
  errors: v.boolean(),
  items: v.array(v.union([v.object({ index: itemSchema }), v.object({ delete: itemSchema })])),
});

export const acknowledgedSchema = v.object({ acknowledged: v.literal(true) });
export const infoSchema = v.object({
  version: v.object({ number: v.string(), distribution: v.optional(v.string()) }),
});
export const healthSchema = v.object({ status: v.picklist(['green', 'yellow', 'red']) });
/** A point in time: `pit_id` in OpenSearch, `id` in Elasticsearch. */
export const pointSchema = v.union([
  v.object({ pit_id: v.string() }),
  v.object({ id: v.string() }),
]);
export const aliasSchema = v.record(
  v.string(),
  v.object({ aliases: v.record(v.string(), v.unknown()) }),
);
export const refreshSchema = v.object({ _shards: v.object({ failed: count }) });

const errorSchema = v.object({ error: v.object({ type: v.string() }) });

/** The kind of an error. Its reason is left out, since it may have words of a search. */
function kindOf(body: unknown): string {
  const read = v.safeParse(errorSchema, body);
  return read.success ? read.output.error.type : '';
}

/** The error of an answer that is none of those that are expected. */
function failureOf({ status, body }: EngineAnswer): EngineError {
  const kind = kindOf(body);
  const said = `The search engine answered ${status} ${kind}`.trim();
  if (status === 404 && kind === 'index_not_found_exception') {
    return new EngineError('missing', said);
  }
  // Other 404: a proxy has lost the engine, or the engine a point in time.
  const isTemporary = status === 404 || status === 408 || status === 429 || status >= 500;
  return new EngineError(isTemporary ? 'unavailable' : 'refused', said);
}

/** Reads a successful answer. @throws {EngineError} */
export function readAnswer<S extends v.GenericSchema>(
  schema: S,
  answer: EngineAnswer,
): v.InferOutput<S> {
  if (answer.status < 200 || answer.status > 299) throw failureOf(answer);
  const read = v.safeParse(schema, answer.body);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const where = v.getDotPath(issue) ?? 'it';
  throw new EngineError(
    'malformed',
    `The search engine gave a wrong answer: ${where}: ${issue.message}`,
  );
}

/** Reads the answer to a search. @throws {EngineError} `partial` if it is about a part of the index only */
export function readSearch(answer: EngineAnswer): SearchAnswer {
  const read = readAnswer(searchSchema, answer);
  if (read.timed_out)
    throw new EngineError('partial', 'The search engine stopped at its time limit.');
  if (read._shards.failed > 0) {
    const { failed, total } = read._shards;
    throw new EngineError('partial', `${failed} of ${total} parts of the index failed.`);
  }
  return read;
}
