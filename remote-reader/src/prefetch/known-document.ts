import type { KnownDocument } from '@leeszaal/shared-contracts';
import * as v from 'valibot';

const knownSchema = v.object({ pubKey: v.string(), mimeType: v.optional(v.string()) });

/** The known document in the state of a history entry; undefined without one. */
export function knownDocumentOf(state: unknown): KnownDocument | undefined {
  const parsed = v.safeParse(knownSchema, state);
  return parsed.success ? parsed.output : undefined;
}
