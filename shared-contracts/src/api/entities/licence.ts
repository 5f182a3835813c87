import * as v from 'valibot';
import { type Codec, plain } from '../schema/codec.ts';

const licenceSchema = v.object({
  licenseKey: v.pipe(v.string(), v.nonEmpty()),
  /** Seconds until the licence expires, from the moment of the answer. */
  softExpiryTime: v.number(),
});
/** A loan of a publication by one person; the wire's word is *license*. */
export type Licence = v.InferOutput<typeof licenceSchema>;

/** A granted licence. */
export const licenceCodec = plain(licenceSchema);

/** A licence or null. On the wire an empty list or an empty body means that there is no licence. */
export const maybeLicenceCodec: Codec<Licence | null> = {
  schema: v.union([
    licenceSchema,
    v.pipe(
      v.union([v.pipe(v.array(v.unknown()), v.length(0)), v.null(), v.undefined(), v.literal('')]),
      v.transform(() => null),
    ),
  ]) as unknown as v.GenericSchema<unknown, Licence | null>,
  encode: (licence) => licence ?? [],
};

const holdersSchema = v.object({ users: v.array(v.string()) });

/** The full names of the holders in the body of a refused acquire, if the server names them. */
export function licenceHolders(body: unknown): readonly string[] {
  const refusal = v.safeParse(holdersSchema, body);
  return refusal.success ? refusal.output.users : [];
}

/**
 * Why a person may not read a document, as the `code` of a 403 (`docs/decisions.md` 103): without an account, with an
 * account below the role `user`, or because it is for staff.
 */
export const READING_REFUSALS = ['sign-in-to-read', 'patrons-only', 'staff-only'] as const;
/** See {@link READING_REFUSALS}. */
export type ReadingRefusal = (typeof READING_REFUSALS)[number];

const readingRefusalSchema = v.object({ code: v.picklist(READING_REFUSALS) });

/** Why a person may not read, in the body of a 403; undefined for any other refusal. */
export function readingRefusal(body: unknown): ReadingRefusal | undefined {
  const refusal = v.safeParse(readingRefusalSchema, body);
  return refusal.success ? refusal.output.code : undefined;
}

/** Below this many seconds the reader shows a notice of expiry (`docs/behaviour.md` R 9). */
export const SOFT_EXPIRY_SECONDS = 30;
/** The interval between licence polls, in milliseconds (`docs/behaviour.md` R 9). */
export const LICENCE_POLL_MS = 5000;
