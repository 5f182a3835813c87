import { shown } from '@leeszaal/shared-contracts/registry';
import type { Queryable, Row } from '../database/database.contract.ts';
import { consume } from '../rate-limits/rate-limit.ts';
import type { ReleaseToken } from './release-tokens.ts';

/** The actions of teams, of operators and of the portal itself in the audit log. */
export type ReleaseAction =
  | 'release-token-made'
  | 'release-token-revoked'
  | 'release-uploaded'
  | 'release-published'
  | 'release-halted'
  | 'release-refused';

/** The content of an entry. */
export interface ReleaseDetail {
  readonly release?: string;
  /** Of a canary: the share of sessions in percent. */
  readonly share?: number;
  /** The registry's sequence number afterwards. */
  readonly sequence?: number;
  /** Why it was refused or halted; {@link shown}. */
  readonly reason?: string;
}

/** A token, or the portal itself. */
type ReleaseActor = Omit<ReleaseToken, 'id'> & Partial<Pick<ReleaseToken, 'id'>>;

/** Logs an action on a token, or of an actor; refusals up to a limit. The entry belongs to no library. */
export async function writeReleaseAudit(
  database: Queryable,
  { id, remote, label }: ReleaseActor,
  action: ReleaseAction,
  detail: ReleaseDetail = {},
): Promise<void> {
  const refusals = { limit: 'loggedRefusalOfToken', of: [String(id)] } as const;
  if (action === 'release-refused' && (await consume(database, refusals)) > 0) return;
  await database.query(
    `insert into audit_log (client_ref, user_id, user_name, user_email, action, detail)
     values (null, null, $1, '', $2, $3::jsonb)`,
    [label, action, JSON.stringify({ token: id, remote, ...detail })],
  );
}

/** An entry in the log of releases. */
export interface ReleaseEntry extends ReleaseDetail {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly label: string;
  readonly action: ReleaseAction;
  /** Missing when the portal acted itself. */
  readonly token?: number;
  readonly remote: string;
}

/** The latest entries, latest first. */
export async function readReleaseAudit(
  database: Queryable,
  { remote, limit }: { readonly remote?: string | undefined; readonly limit: number },
): Promise<ReleaseEntry[]> {
  const rows = await database.query<
    Row &
      Pick<ReleaseEntry, 'at' | 'label' | 'action'> & {
        readonly detail: Omit<ReleaseEntry, 'at' | 'label' | 'action'>;
      }
  >(
    `select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, user_name as label, action,
       detail
     from audit_log
     where client_ref is null and ($1::text is null or detail->>'remote' = $1)
     order by id desc limit $2`,
    [remote ?? null, limit],
  );
  return rows.map(({ detail, ...entry }) => ({ ...detail, ...entry }));
}
