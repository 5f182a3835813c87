import * as v from 'valibot';
import { LANGUAGES } from '../../languages/languages.ts';
import { plain } from '../schema/codec.ts';
import { wholeNumber } from '../schema/scalars.ts';
import { nameSchema } from './people/person.ts';
import { emailSchema } from './request-publication.ts';

const portalClientSchema = v.object({
  ref: v.string(),
  name: v.string(),
  /** Empty: the library gets no mail. */
  email: v.string(),
  /** Whether people can sign in and read there. */
  isActive: v.boolean(),
  /** Whether it is the client of the public library, which stays switched on. */
  isPublic: v.boolean(),
  /** The number of its people. */
  people: wholeNumber,
  /** Ids of its connections. */
  connections: v.array(wholeNumber),
  /** When its data was last exported since it was switched off, in ISO 8601 and UTC. */
  exportedAt: v.nullable(v.string()),
});
/** A client of the portal: a library with people of its own. */
export type PortalClient = v.InferOutput<typeof portalClientSchema>;

/** A client of the portal. */
export const portalClientCodec = plain(portalClientSchema);

/** All clients of the portal in the order of their names, and the connections that a new one can share. */
export const portalClientsCodec = plain(
  v.object({
    clients: v.array(portalClientSchema),
    connections: v.array(v.object({ id: wholeNumber, name: v.string() })),
  }),
);
/** See {@link portalClientsCodec}. */
export type PortalClients = v.InferOutput<typeof portalClientsCodec.schema>;

/** The maximum length of a client's reference, which is made from its name, in characters. */
export const CLIENT_REF_LIMIT = 40;

/** A client to be made, with its first administrator, who is invited by mail. */
export const newPortalClientCodec = plain(
  v.strictObject({
    name: nameSchema,
    email: emailSchema,
    /** The languages that it offers; the first one is its default. */
    languages: v.pipe(
      v.array(v.picklist(LANGUAGES)),
      v.nonEmpty(),
      v.check((all) => new Set(all).size === all.length, 'a language is listed twice'),
    ),
    /** Ids of connections of other clients that it shares. */
    connections: v.pipe(
      v.array(wholeNumber),
      v.check((all) => new Set(all).size === all.length, 'a connection is listed twice'),
    ),
    /** Whether it gets a catalogue and a digital library of its own, without publications. */
    hasOwnConnections: v.boolean(),
    administrator: v.strictObject({ name: nameSchema, email: emailSchema }),
  }),
);
/** See {@link newPortalClientCodec}. */
export type NewPortalClient = v.InferOutput<typeof newPortalClientCodec.schema>;

/** Name, address and state of a client. */
export const portalClientChangeCodec = plain(
  v.strictObject({
    name: nameSchema,
    /** Empty: the library has none, and gets no mail. */
    email: v.union([v.literal(''), emailSchema]),
    isActive: v.boolean(),
  }),
);
/** See {@link portalClientChangeCodec}. */
export type PortalClientChange = v.InferOutput<typeof portalClientChangeCodec.schema>;
