import * as v from 'valibot';
import { plain } from '../../schema/codec.ts';

/** How a session was begun. `code`: with a code of a config object. */
export const SESSION_MANNERS = ['password', 'provider', 'code'] as const;

const personSessionSchema = v.object({
  /** Identifies the session in this list; it is no key to it. */
  id: v.string(),
  /** ISO 8601, in UTC, as the other times. */
  begunAt: v.string(),
  /** When its tokens were last renewed. */
  usedAt: v.string(),
  /** When it ends unless it is used. */
  endsAt: v.string(),
  manner: v.picklist(SESSION_MANNERS),
  /** The name of the identity provider with which it was begun. */
  provider: v.nullable(v.string()),
  /** Browser and system, such as `Firefox, Windows`; empty where they are unknown. */
  device: v.string(),
  /** Whether it is the caller's own present one. */
  isOwn: v.boolean(),
});
/** An open session of a person at a library. */
export type PersonSession = v.InferOutput<typeof personSessionSchema>;

/** The open sessions of a person at a library, last used first. */
export const personSessionsCodec = plain(v.object({ sessions: v.array(personSessionSchema) }));
/** See {@link personSessionsCodec}. */
export type PersonSessions = v.InferOutput<typeof personSessionsCodec.schema>;
