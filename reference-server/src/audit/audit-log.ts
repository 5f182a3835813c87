import { type AuditAction, type AuditEntry, auditEntryCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable } from '../database/database.contract.ts';

/** The content of an entry beside person and time. People are named by their ids alone: a name is not kept here. */
export interface AuditDetail
  extends Pick<
    AuditEntry,
    'settings' | 'order' | 'embed' | 'people' | 'provider' | 'connection' | 'text' | 'client'
  > {
  readonly person?: Omit<NonNullable<AuditEntry['person']>, 'name'>;
}

/** Who acted at which library: the caller of a request, or a program without an account. */
export interface AuditActor {
  readonly client: string;
  readonly user: {
    readonly id: number | null;
    readonly fullName: string;
    readonly email: string;
  } | null;
}

/** Logs an action, in its transaction. @returns the id of the entry */
export async function writeAudit(
  database: Queryable,
  { client, user }: AuditActor,
  action: AuditAction,
  detail: AuditDetail = {},
): Promise<number> {
  const [entry] = await database.query<{ id: number }>(
    `insert into audit_log (client_ref, user_id, user_name, user_email, action, detail)
     values ($1, $2, $3, $4, $5, $6::jsonb) returning id::int as id`,
    [
      client,
      user?.id ?? null,
      user?.fullName ?? '',
      user?.email ?? '',
      action,
      JSON.stringify(detail),
    ],
  );
  if (entry === undefined) throw new Error('The entry was not stored.');
  return entry.id;
}

/** Adds to the number of people in an entry: a file is added in several transactions, and is one entry. */
export async function countMorePeople(
  database: Queryable,
  entry: number,
  people: number,
): Promise<void> {
  await database.query(
    `update audit_log
     set detail = jsonb_set(detail, '{people}', to_jsonb((detail->>'people')::int + $2::int))
     where id = $1`,
    [entry, people],
  );
}

type AuditRow = Readonly<Record<'at' | 'user_name' | 'user_email' | 'action', string>> & {
  readonly id: number;
  readonly detail: AuditDetail;
  readonly person_name: string | null;
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
    `select a.id::int as id, to_char(a.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
       a.user_name, a.user_email, a.action, a.detail, p.full_name as person_name
     from audit_log a
     left join users p on p.id = (a.detail->'person'->>'id')::bigint
     where a.client_ref = $1 and ($2::text is null or a.action = $2) and ($3::bigint is null or a.id < $3)
       and ($5::timestamptz is null or a.at >= $5) and ($6::timestamptz is null or a.at < $6)
     order by a.id desc limit $4`,
    [client, action ?? null, before ?? null, limit, from ?? null, to ?? null],
  );
  return rows.map(({ user_name, user_email, detail: { person, ...detail }, person_name, ...row }) =>
    v.parse(auditEntryCodec.schema, {
      ...row,
      ...detail,
      ...(person && { person: { ...person, name: person_name ?? '' } }),
      user: { name: user_name, email: user_email },
    }),
  );
}
