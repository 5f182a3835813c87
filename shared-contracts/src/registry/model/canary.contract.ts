import * as v from 'valibot';
import { releaseHashSchema } from './release-hash.ts';

/** The share of failed sessions above which a canary halts itself, in percent, unless its team chooses another. */
export const CANARY_THRESHOLD = 5;

/** Percent: neither none nor all. */
const percentSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How a team tries a release. */
export const canaryTermsSchema = v.object({
  /** The share of sessions that get the release, in percent. */
  share: percentSchema,
  /** The share of failed sessions above which it halts itself, in percent. */
  threshold: percentSchema,
});

/** See {@link canaryTermsSchema}. */
export type CanaryTerms = v.InferOutput<typeof canaryTermsSchema>;

/** {@link CanaryRef} */
export const canaryRefSchema = v.object({
  release: releaseHashSchema,
  ...canaryTermsSchema.entries,
  /** When it began; tells two trials of one release apart. */
  since: v.pipe(v.string(), v.isoTimestamp()),
});

/** A release that a share of the sessions gets beside the active one, as the portal signs it. */
export type CanaryRef = v.InferOutput<typeof canaryRefSchema>;

/** Sessions that have loaded a release, and those of them in which it failed. */
export const sessionCountsSchema = v.object({ sessions: countSchema, failures: countSchema });

/** See {@link sessionCountsSchema}. */
export type SessionCounts = v.InferOutput<typeof sessionCountsSchema>;

/** {@link HaltedCanary} */
export const haltedCanarySchema = v.object({
  release: releaseHashSchema,
  version: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  ...sessionCountsSchema.entries,
});

/** A canary that has halted itself. */
export type HaltedCanary = v.InferOutput<typeof haltedCanarySchema>;
