import * as v from 'valibot';

const knownSchema = v.object({ pubKey: v.string(), mimeType: v.optional(v.string()) });

/**
 * What whoever leads to the reader knows of the document already: it travels with the history entry, so
 * that the reader need not wait for the metadata before it asks for the loan.
 */
export type KnownDocument = v.InferOutput<typeof knownSchema>;

/** Reads it from the state of a history entry; undefined when somebody came in another way. */
export function knownDocumentOf(state: unknown): KnownDocument | undefined {
  const parsed = v.safeParse(knownSchema, state);
  return parsed.success ? parsed.output : undefined;
}
