import * as v from 'valibot';
import { type Codec, plain } from '../schema/codec.ts';

const licenceSchema = v.object({
  licenseKey: v.pipe(v.string(), v.nonEmpty()),
  /** Seconds until the licence lapses, at the moment of the answer. */
  softExpiryTime: v.number(),
});
/** A loan of a publication by one person; the wire's word is *license*. */
export type Licence = v.InferOutput<typeof licenceSchema>;

/** A licence that was granted. */
export const licenceCodec = plain(licenceSchema);

/** A licence, or null: an empty list (or nothing at all) on the wire means that there is none. */
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

const refusalSchema = v.object({ users: v.array(v.string()) });

/** The full names in the body of a refused acquire, as far as the server tells who holds the document. */
export function licenceHolders(body: unknown): readonly string[] {
  const refusal = v.safeParse(refusalSchema, body);
  return refusal.success ? refusal.output.users : [];
}

/** A notice of expiry appears below this many seconds (`docs/behaviour.md` R9). */
export const SOFT_EXPIRY_SECONDS = 30;
/** A licence is polled this often, in milliseconds (`docs/behaviour.md` R9). */
export const LICENCE_POLL_MS = 5000;
