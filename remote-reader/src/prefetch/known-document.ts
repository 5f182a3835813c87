import * as v from 'valibot';

const knownSchema = v.object({ pubKey: v.string(), mimeType: v.optional(v.string()) });

/**
 * What the screen before the reader knows of the document. It is passed in the history entry, so that the reader
 * requests the loan without waiting for the metadata.
 */
export type KnownDocument = v.InferOutput<typeof knownSchema>;

/** The known document in the state of a history entry; undefined without one. */
export function knownDocumentOf(state: unknown): KnownDocument | undefined {
  const parsed = v.safeParse(knownSchema, state);
  return parsed.success ? parsed.output : undefined;
}
