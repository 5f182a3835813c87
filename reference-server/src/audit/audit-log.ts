import { type AuditAction, type AuditEntry, auditEntryCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable } from '../database/database.contract.ts';

/** The content of an entry beside person and time. */
export type AuditDetail = Pick<AuditEntry, 'settings' | 'order' | 'embed'>;

/** Who acted at which library: the caller of a request, or a program without an account. */
export interface AuditActor {
  readonly client: string;
  readonly user: {
    readonly id: number | null;
    readonly fullName: string;
    readonly email: string;
  } | null;
}

/** Logs an action, in its transaction. */
export async function writeAudit(
  database: Queryable,
  { client, user }: AuditActor,
  action: AuditAction,
  detail: AuditDetail = {},
): Promise<void> {
  await database.query(
    `insert into audit_log (client_ref, user_id, user_name, user_email, action, detail)
     values ($1, $2, $3, $4, $5, $6::jsonb)`,
    [
      client,
      user?.id ?? null,
      user?.fullName ?? '',
      user?.email ?? '',
      action,
      JSON.stringify(detail),
    ],
  );
}

type AuditRow = Readonly<Record<'at' | 'user_name' | 'user_email' | 'action', string>> & {
  readonly id: number;
  readonly detail: object;
};

/** Which entries are read. */
export interface AuditQuery {
  readonly client: string;
  readonly action?: AuditAction | undefined;
  /** Id of an entry: only earlier ones are read. */
  readonly before?: number | undefined;
  /** Inclusive; ISO 8601. */
  readonly from?: string | undefined;
  /** Exclusive; ISO 8601. */
  readonly to?: string | undefined;
  readonly limit: number;
}

/** Entries of one library, latest first. */
export async function readAudit(
  database: Queryable,
  { client, action, before, from, to, limit }: AuditQuery,
): Promise<AuditEntry[]> {
  const rows = await database.query<AuditRow>(
    `select id::int as id, to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
       user_name, user_email, action, detail
     from audit_log
     where client_ref = $1 and ($2::text is null or action = $2) and ($3::bigint is null or id < $3)
       and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)
     order by audit_log.id desc limit $4`,
    [client, action ?? null, before ?? null, limit, from ?? null, to ?? null],
  );
  return rows.map(({ user_name, user_email, detail, ...row }) =>
    v.parse(auditEntryCodec.schema, {
      ...row,
      ...detail,
      user: { name: user_name, email: user_email },
    }),
  );
}
