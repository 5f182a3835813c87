import * as v from 'valibot';

/**
 * How long a library keeps what it has of its people, in days (`docs/decisions.md` 105). `minimum` and `maximum` limit
 * a change, and the default holds without one.
 *
 * - `loanRetentionDays`: a loan, after its end.
 * - `sessionRetentionDays`: a session, after its end.
 * - `placeRetentionDays`: the place in a document, after it was last read.
 * - `logRetentionDays`: an entry of the log.
 *
 * Searches are not kept at all.
 */
export const RETENTION_LIMITS = {
  loanRetentionDays: { minimum: 0, maximum: 365, usual: 0 },
  sessionRetentionDays: { minimum: 1, maximum: 365, usual: 1 },
  placeRetentionDays: { minimum: 30, maximum: 3650, usual: 1095 },
  logRetentionDays: { minimum: 30, maximum: 3650, usual: 730 },
} as const;
/** A setting for how long something is kept. */
export type RetentionSetting = keyof typeof RETENTION_LIMITS;

/** The settings for retention, in the order in which they are shown. */
export const RETENTION_SETTINGS = Object.keys(RETENTION_LIMITS) as RetentionSetting[];

const stored = v.optional(v.nullable(v.number()));

/** The settings for retention as stored. */
export const retentionEntries = {
  loanRetentionDays: stored,
  sessionRetentionDays: stored,
  placeRetentionDays: stored,
  logRetentionDays: stored,
};

/** The times that a library stored. */
export type RetentionSettings = v.InferOutput<v.ObjectSchema<typeof retentionEntries, undefined>>;

/** For how many days a library keeps something: its setting, or the limit nearest to it; else the default. */
export function retentionDays(settings: RetentionSettings, setting: RetentionSetting): number {
  const { minimum, maximum, usual } = RETENTION_LIMITS[setting];
  return Math.min(Math.max(settings[setting] ?? usual, minimum), maximum);
}

const within = (setting: RetentionSetting) => {
  const { minimum, maximum } = RETENTION_LIMITS[setting];
  return v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum))),
  );
};

/** The limits of a change of them. */
export const limitedRetention = {
  loanRetentionDays: within('loanRetentionDays'),
  sessionRetentionDays: within('sessionRetentionDays'),
  placeRetentionDays: within('placeRetentionDays'),
  logRetentionDays: within('logRetentionDays'),
};
