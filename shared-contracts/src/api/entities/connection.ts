import * as v from 'valibot';
import { plain } from '../schema/codec.ts';
import { labelsSchema } from '../schema/labels.ts';
import { wholeNumber } from '../schema/scalars.ts';

/** Who may search a connection: all people, or those who sign in with the role `user` or a higher one. */
export const SEARCHED_BY = ['anyone', 'patrons'] as const;
/** See {@link SEARCHED_BY}. */
export type SearchedBy = (typeof SEARCHED_BY)[number];

/** Who may borrow and read the documents of a connection; `staff` has the role `admin` or a higher one. */
export const READ_BY = ['anyone', 'patrons', 'staff'] as const;
/** See {@link READ_BY}. */
export type ReadBy = (typeof READ_BY)[number];

const accessEntries = { searchedBy: v.picklist(SEARCHED_BY), readBy: v.picklist(READ_BY) };

/** The access of a connection (`docs/decisions.md` 103). */
export const connectionAccessCodec = plain(v.strictObject(accessEntries));
/** See {@link connectionAccessCodec}. */
export type ConnectionAccess = v.InferOutput<typeof connectionAccessCodec.schema>;

const connectionSchema = v.object({
  id: wholeNumber,
  name: v.string(),
  /** The name by language. */
  names: labelsSchema,
  ...accessEntries,
});
/** A connection of the caller's library, as its administrators see it. */
export type LibraryConnection = v.InferOutput<typeof connectionSchema>;

/** A connection of the caller's library. */
export const libraryConnectionCodec = plain(connectionSchema);
/** The connections of the caller's library, in its order. */
export const libraryConnectionsCodec = plain(v.object({ connections: v.array(connectionSchema) }));
