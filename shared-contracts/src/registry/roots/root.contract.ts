import * as v from 'valibot';
import { remoteNameSchema } from '../facts/remote-name.ts';
import { baseAddressSchema } from '../model/base-address.ts';
import { publicKeySchema } from '../signing/signing-key.ts';

/** One key listed twice would count twice. Both keys of an `x` belong to one private key. */
const keysSchema = v.pipe(
  v.array(publicKeySchema),
  v.minLength(1, 'a role has keys'),
  v.check((keys) => new Set(keys.map(({ x }) => x)).size === keys.length, 'a key occurs twice'),
);

const positive = v.pipe(v.number(), v.integer(), v.minValue(1));

/** {@link Root} */
export const rootSchema = v.pipe(
  v.object({
    /** Grows by one with each change. */
    version: positive,
    expires: v.pipe(v.string(), v.isoTimestamp()),
    /** The keys that sign this root and the next one. */
    keys: keysSchema,
    /** How many of `keys` must have signed. */
    threshold: positive,
    /** The portal's own keys: they sign which releases are active. */
    registry: keysSchema,
    /** The keys of each remote's team: any one of them signs a release. */
    remotes: v.record(remoteNameSchema, keysSchema),
    /** Where each remote may have its files, besides the portal itself. */
    addresses: v.optional(v.record(remoteNameSchema, v.array(baseAddressSchema))),
  }),
  v.check(({ keys, threshold }) => threshold <= keys.length, 'more signatures than keys'),
);

/** The root of trust: which keys sign what (`docs/decisions.md` 94). */
export type Root = v.InferOutput<typeof rootSchema>;
