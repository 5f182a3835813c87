import type { ReleaseOutcome } from '@leeszaal/shared-contracts';
import type { Queryable } from '../database/database.contract.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { consume } from '../rate-limits/rate-limit.ts';
import type { Session } from '../session/session.contract.ts';
import type { RunningTrial } from './count-session.ts';

/** A report, and from where it came. */
export interface Report {
  readonly outcome: ReleaseOutcome['outcome'];
  readonly session: Pick<Session, 'user'>;
  readonly address: string;
  /** Of the server: without it, the stored digest leads to no person. */
  readonly secret: Uint8Array;
}

/**
 * Whether a report counts in a trial: the first of an account, and the first few of visitors from one address. So one
 * visitor cannot halt a canary.
 */
export async function isFirstReport(
  database: Queryable,
  { remote, since }: RunningTrial,
  { outcome, session, address, secret }: Report,
): Promise<boolean> {
  const { limit, from } =
    session.user === null
      ? { limit: 'canaryReportFromAddress' as const, from: networkOf(address) }
      : { limit: 'canaryReportOfAccount' as const, from: String(session.user.id) };
  const of = [Buffer.from(secret).toString('base64'), remote, since, outcome, from];
  return (await consume(database, { limit, of })) === 0;
}
