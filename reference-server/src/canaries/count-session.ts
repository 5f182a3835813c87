import type { ReleaseOutcome } from '@leeszaal/shared-contracts';
import {
  hashOf,
  type RegisteredRemote,
  type SessionCounts,
} from '@leeszaal/shared-contracts/registry';
import type { Queryable, Row } from '../database/database.contract.ts';
import type { TrialCounts } from './should-halt.ts';

/** A remote whose canary runs. */
export interface RunningTrial {
  readonly remote: string;
  readonly since: string;
  readonly threshold: number;
  /** The hashes of both releases. */
  readonly canary: string;
  readonly active: string;
}

/** The trial of a remote; undefined when no canary runs. */
export function trialOf(
  remote: string,
  registered: RegisteredRemote | undefined,
): RunningTrial | undefined {
  if (registered?.canary === undefined) return undefined;
  const { publication, since, threshold } = registered.canary;
  return {
    remote,
    since,
    threshold,
    canary: hashOf(publication.active.folder),
    active: hashOf(registered.active.folder),
  };
}

/** Counts a session that has loaded a release of a trial, or in which it has failed. */
export async function countSession(
  database: Queryable,
  { remote, since }: RunningTrial,
  { release, outcome }: Pick<ReleaseOutcome, 'release' | 'outcome'>,
): Promise<void> {
  const column = { loaded: 'sessions', failed: 'failures' }[outcome];
  await database.query(
    `insert into canary_counts as c (remote, since, release, ${column}) values ($1, $2, $3, 1)
     on conflict (remote, since, release) do update set
       ${column} = c.${column} + 1, counted_at = clock_timestamp()`,
    [remote, since, release],
  );
}

/** What was counted in a trial. */
export async function readCounts(
  database: Queryable,
  { remote, since, canary, active }: RunningTrial,
): Promise<TrialCounts> {
  const rows = await database.query<SessionCounts & { readonly release: string } & Row>(
    `select release, sessions, least(failures, sessions) as failures from canary_counts
     where remote = $1 and since = $2`,
    [remote, since],
  );
  const countsOf = (wanted: string): SessionCounts => {
    const { sessions = 0, failures = 0 } = rows.find(({ release }) => release === wanted) ?? {};
    return { sessions, failures };
  };
  return { canary: countsOf(canary), active: countsOf(active) };
}
