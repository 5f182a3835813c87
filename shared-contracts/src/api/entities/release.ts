import * as v from 'valibot';
import { plain } from '../schema/codec.ts';

/** The longest name of a remote or a release. */
const LONGEST = 40;
const nameSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST));
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A session's report on a release of a remote in a trial: `loaded` once, and `failed` once when it could not be loaded
 * or rendered. It names no person, and nothing that the person did.
 */
export const releaseOutcomeCodec = plain(
  v.object({
    remote: nameSchema,
    /** The hash of the release. */
    release: nameSchema,
    outcome: v.picklist(['loaded', 'failed']),
  }),
);
/** See {@link releaseOutcomeCodec}. */
export type ReleaseOutcome = v.InferOutput<typeof releaseOutcomeCodec.schema>;

/** Whether the report counts: of an account, or of visitors at one address, only the first ones do. */
export const countedCodec = plain(v.object({ isCounted: v.boolean() }));

const countsSchema = v.object({ sessions: countSchema, failures: countSchema });
const releaseSchema = v.object({ version: v.string(), release: v.string() });

const liveRemoteSchema = v.object({
  remote: v.string(),
  active: releaseSchema,
  /** ISO 8601, in UTC. */
  since: v.nullable(v.string()),
  /** A release that only a share of the sessions gets. */
  canary: v.nullable(
    v.object({
      ...releaseSchema.entries,
      since: v.string(),
      /** In percent of the sessions. */
      share: v.number(),
      /** The percentage of failed sessions above which it halts itself. */
      threshold: v.number(),
      /** Of the canary, since it began. */
      counts: countsSchema,
      /** Of the active release, since the canary began. */
      activeCounts: countsSchema,
    }),
  ),
  /** The last canary, if it has halted itself. */
  halted: v.nullable(
    v.object({ ...releaseSchema.entries, at: v.string(), ...countsSchema.entries }),
  ),
});
/** A remote of the portal and what is live of it. */
export type LiveRemote = v.InferOutput<typeof liveRemoteSchema>;

/** The remotes of the portal, by name. */
export const liveRemotesCodec = plain(v.object({ remotes: v.array(liveRemoteSchema) }));
