import { hasRole, type Person, type Role } from '@leeszaal/shared-contracts';
import type { Queryable } from '../database/database.contract.ts';
import { forbidden, notFound } from '../errors/http-error.ts';
import type { Session } from '../session/session.contract.ts';
import { findPerson } from './people.ts';

/** Refuses a role below another one. @throws 403 */
export function requireRank(role: Role, least: Role | null): void {
  if (least !== null && !hasRole(role, least)) throw forbidden('This needs a higher role');
}

/** The person with an id at a library. @throws 404 */
export async function requirePerson(
  database: Queryable,
  client: string,
  id: number,
): Promise<Person> {
  const person = await findPerson(database, client, id);
  if (person === undefined) throw notFound('There is no such person');
  return person;
}

/** A locked caller or person, whose role does not change until the end of the transaction. */
async function lock(transaction: Queryable, client: string, ids: readonly number[]): Promise<void> {
  await transaction.query(
    `select from user_clients where client_ref = $1 and user_id = any($2::bigint[])
     order by user_id for update`,
    [client, ids],
  );
}

/** The present role of the caller. @throws 403 below an administrator */
async function readCaller(transaction: Queryable, { client, user }: Session): Promise<Role> {
  const caller = user === null ? undefined : await findPerson(transaction, client, user.id);
  const role = caller === undefined || caller.state === 'deactivated' ? null : caller.role;
  if (role === null || !hasRole(role, 'admin')) throw forbidden('This needs a higher role');
  return role;
}

/**
 * The present role of an administrator, which does not change until the end of the transaction.
 *
 * @throws 403 when it was taken since the call began
 */
export async function requireCaller(transaction: Queryable, session: Session): Promise<Role> {
  await lock(transaction, session.client, session.user === null ? [] : [session.user.id]);
  return readCaller(transaction, session);
}

/**
 * The person, whom only callers of the same or a higher role may change, and the caller's present role. Until the end
 * of the transaction neither changes: two administrators cannot take each other's role at the same time.
 *
 * @throws 403, or 404 for an unknown person
 */
export async function requireSubordinate(
  transaction: Queryable,
  session: Session,
  id: number,
): Promise<{ readonly person: Person; readonly callerRole: Role }> {
  const { client, user } = session;
  await lock(transaction, client, [id, user?.id ?? id]);
  const callerRole = await readCaller(transaction, session);
  const person = await requirePerson(transaction, client, id);
  requireRank(callerRole, person.role);
  return { person, callerRole };
}
