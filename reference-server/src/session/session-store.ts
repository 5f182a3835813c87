import { randomUUID } from 'node:crypto';
import { roleSchema, type SESSION_MANNERS } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable, Row } from '../database/database.contract.ts';
import { ClosedLibraryError } from './closed-library-error.ts';
import type { RefreshToken } from './refresh-token.ts';
import type { Session } from './session.contract.ts';

/** How long the predecessor of a refresh token is accepted (`docs/decisions.md` 47). */
export const REFRESH_GRACE_SECONDS = 10;

/** A valid session. */
export interface LivingSession {
  readonly subject: string;
  readonly token: RefreshToken;
}

/** Account and first client of a session. */
export interface NewSession {
  /** Null: a guest, admitted by a config object. */
  readonly userId: number | null;
  readonly client: string;
  readonly seconds: number;
  /** Default: with a password. */
  readonly manner?: (typeof SESSION_MANNERS)[number];
  /** As `deviceOf` names it; default: unknown. */
  readonly device?: string;
}

/**
 * Begins a session. A library that is being switched off is waited for: no session outlasts that.
 *
 * @throws ClosedLibraryError when the library is switched off
 */
export async function beginSession(
  database: Queryable,
  { userId, client, seconds, manner = 'password', device = '' }: NewSession,
): Promise<LivingSession> {
  const id = randomUUID();
  const subject = userId === null ? `guest:${id}` : `user:${userId}`;
  const begun = await database.query(
    `insert into sessions (id, subject, user_id, client_ref, expires_at, manner, device)
     select $1, $2, $3, ref, clock_timestamp() + make_interval(secs => $5), $6, $7
     from clients where ref = $4 and deactivated_at is null for key share
     returning id`,
    [id, subject, userId, client, seconds, manner, device],
  );
  if (begun.length === 0) throw new ClosedLibraryError();
  return { subject, token: { sessionId: id, generation: 1 } };
}

/**
 * Rotates a refresh token, in one statement, so that only one of two simultaneous requests rotates. The newest
 * generation gets a successor; its predecessor gets the same one for some seconds; an older one is stolen, and
 * ends the session. Null when the session has ended.
 */
export async function rotateSession(
  database: Queryable,
  { sessionId, generation }: RefreshToken,
  seconds: number,
): Promise<LivingSession | null> {
  const [row] = await database.query<{ generation: number; subject: string; over: boolean }>(
    `update sessions set
       generation = case when generation = $2 then generation + 1 else generation end,
       rotated_at = case when generation = $2 then clock_timestamp() else rotated_at end,
       expires_at = case when generation = $2
         then clock_timestamp() + make_interval(secs => $3) else expires_at end,
       ended_at = case
         when generation = $2 then null
         when generation = $2 + 1
           and rotated_at > clock_timestamp() - make_interval(secs => $4) then null
         else clock_timestamp() end
     where id = $1 and ended_at is null and expires_at > clock_timestamp() and generation >= $2
     returning generation, subject, ended_at is not null as over`,
    [sessionId, generation, seconds, REFRESH_GRACE_SECONDS],
  );
  if (row === undefined || row.over) return null;
  return { subject: row.subject, token: { sessionId, generation: row.generation } };
}

/** Ends a session, its tokens and its loans. */
export async function endSession(database: Queryable, sessionId: string): Promise<void> {
  await database.query(
    'update sessions set ended_at = clock_timestamp() where id = $1 and ended_at is null',
    [sessionId],
  );
}

/** Ends all sessions of an account. */
export async function endSessionsOf(database: Queryable, userId: number): Promise<void> {
  await database.query(
    'update sessions set ended_at = clock_timestamp() where user_id = $1 and ended_at is null',
    [userId],
  );
}

/**
 * Switches the client of a session, for all its tabs, from the next request on.
 *
 * @returns false when the client is switched off
 */
export async function setSessionClient(
  database: Queryable,
  sessionId: string,
  client: string,
): Promise<boolean> {
  const switched = await database.query(
    `with target as (
       select ref from clients where ref = $2 and deactivated_at is null for key share)
     update sessions set client_ref = target.ref from target where id = $1 returning id`,
    [sessionId, client],
  );
  return switched.length > 0;
}

interface SessionRow extends Row {
  readonly subject: string;
  readonly client_ref: string;
  readonly user_id: number | null;
  readonly login: string;
  readonly full_name: string;
  readonly email: string;
  readonly role: string | null;
}

/** Reads a session with the person's current role and client; null when it has ended, or the client is switched off. */
export async function findSession(database: Queryable, id: string): Promise<Session | null> {
  const [row] = await database.query<SessionRow>(
    // Administrators of a library decide what its provider says, so a provider's word makes no superadmin.
    `select s.subject, s.client_ref, s.user_id, u.login, u.full_name, u.email,
       case when s.provider_id is not null and m.role = 'superadmin' then null else m.role end as role
     from sessions s
     join clients c on c.ref = s.client_ref and c.deactivated_at is null
     left join users u on u.id = s.user_id
     left join user_clients m
       on m.user_id = s.user_id and m.client_ref = s.client_ref and m.deactivated_at is null
     where s.id = $1 and s.ended_at is null and s.expires_at > clock_timestamp()`,
    [id],
  );
  if (row === undefined) return null;
  const { subject, client_ref: client } = row;
  if (row.user_id === null) return { subject, id, user: null, role: 'anonymous', client };
  return {
    subject,
    id,
    user: { id: row.user_id, login: row.login, fullName: row.full_name, email: row.email },
    role: row.role !== null ? v.parse(roleSchema, row.role) : null,
    client,
  };
}
