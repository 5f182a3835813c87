import type { ReleaseOutcome } from '@leeszaal/shared-contracts';
import {
  type Canary,
  hashOf,
  type RegisteredRemote,
  type ReleaseRef,
  type SessionCounts,
} from '@leeszaal/shared-contracts/registry';
import type { Queryable, Row } from '../database/database.contract.ts';
import type { TrialCounts } from './should-halt.ts';

/** The version of a release, and its hash. */
export const refOf = ({ version, folder }: ReleaseRef) => ({ version, release: hashOf(folder) });

/** A remote whose canary runs. */
export interface RunningTrial extends Omit<Canary, 'publication'> {
  readonly remote: string;
  readonly canary: ReturnType<typeof refOf>;
  readonly active: ReturnType<typeof refOf>;
}

/** The trial of a remote; undefined when no canary runs. */
export function trialOf(
  remote: string,
  registered: RegisteredRemote | undefined,
): RunningTrial | undefined {
  if (registered?.canary === undefined) return undefined;
  const { publication, ...terms } = registered.canary;
  return { ...terms, remote, canary: refOf(publication.active), active: refOf(registered.active) };
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

/** The counts of a trial. */
export async function readCounts(
  database: Queryable,
  { remote, since, canary, active }: RunningTrial,
): Promise<TrialCounts> {
  const rows = await database.query<SessionCounts & { readonly release: string } & Row>(
    `select release, sessions, least(failures, sessions) as failures from canary_counts
     where remote = $1 and since = $2`,
    [remote, since],
  );
  const countsOf = ({ release }: RunningTrial['active']): SessionCounts => {
    const { sessions = 0, failures = 0 } = rows.find((row) => row.release === release) ?? {};
    return { sessions, failures };
  };
  return { canary: countsOf(canary), active: countsOf(active) };
}
