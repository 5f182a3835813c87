import type { KnownDocument } from '@leeszaal/shared-contracts';
import * as v from 'valibot';

const typed = { mimeType: v.optional(v.string()) };
const knownSchema = v.object({ pubKey: v.string(), ...typed });
const typedSchema = v.object(typed);

/** The known document in the state of a history entry; undefined without one. */
export function knownDocumentOf(state: unknown): KnownDocument | undefined {
  const parsed = v.safeParse(knownSchema, state);
  return parsed.success ? parsed.output : undefined;
}

/** The media type in the state of a history entry, which an embedded reader knows without the publication. */
export function knownMimeTypeOf(state: unknown): string | undefined {
  const parsed = v.safeParse(typedSchema, state);
  return parsed.success ? parsed.output.mimeType : undefined;
}
