import * as v from 'valibot';
import { plain } from '../../schema/codec.ts';
import { roleSchema } from '../../schema/roles.ts';
import { optionalText } from '../../schema/scalars.ts';

const idSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** The signed-in person (`docs/decisions.md` 43). */
export const userCodec = plain(
  v.object({
    id: idSchema,
    name: v.object({ full: v.string() }),
    email: v.optional(v.nullable(v.string()), ''),
  }),
);
/** The signed-in person. */
export type User = v.InferOutput<typeof userCodec.schema>;

const clientEntrySchema = v.object({ ref: idSchema, name: v.string() });

/** The current client (library organisation) and those the person can switch to. */
export const clientCodec = plain(
  v.object({
    current: v.object({ ...clientEntrySchema.entries, email: optionalText }),
    switch: v.optional(v.array(clientEntrySchema), []),
  }),
);
/** The current client (library organisation) and those the person can switch to. */
export type Client = v.InferOutput<typeof clientCodec.schema>;

/** The person's role; null sends the browser to the SSO application page (`docs/decisions.md` 3). */
export const roleCodec = plain(v.nullable(roleSchema));

/** Switches to another client by its `ref`. */
export const clientSwitchCodec = plain(v.object({ target: v.pipe(idSchema, v.nonEmpty()) }));

/** Any answer; a truthy one is success (`docs/decisions.md` 51). */
export const truthyCodec = plain(v.pipe(v.unknown(), v.transform(Boolean)));
