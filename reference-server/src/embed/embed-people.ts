import { randomUUID } from 'node:crypto';
import type { EmbedTokenRequest } from '@leeszaal/shared-contracts';
import type { Queryable } from '../database/database.contract.ts';

/** A person as an institution names them. */
export type EmbedPerson = EmbedTokenRequest['person'];

async function find(
  transaction: Queryable,
  client: string,
  person: string,
): Promise<number | undefined> {
  const [row] = await transaction.query<{ id: number }>(
    'select user_id as id from embed_people where client_ref = $1 and person_id = $2',
    [client, person],
  );
  return row?.id;
}

async function rename(
  transaction: Queryable,
  id: number,
  { name, email = '' }: EmbedPerson,
): Promise<void> {
  await transaction.query(
    `update users set full_name = $2, email = $3
     where id = $1 and (full_name, email) is distinct from ($2, $3)`,
    [id, name, email],
  );
}

/** The account has no password, and a random login, so that no form signs in to it. */
async function make(
  transaction: Queryable,
  client: string,
  { id: person, name, email = '' }: EmbedPerson,
): Promise<number> {
  const [made] = await transaction.query<{ id: number }>(
    `insert into users (login, full_name, email, password_hash)
     values ($1, $2, $3, '') returning id`,
    [`embed:${randomUUID()}`, name, email],
  );
  if (made === undefined) throw new Error('The account was not stored.');
  await transaction.query(
    "insert into user_clients (user_id, client_ref, role) values ($1, $2, 'user')",
    [made.id, client],
  );
  await transaction.query(
    'insert into embed_people (client_ref, person_id, user_id) values ($1, $2, $3)',
    [client, person, made.id],
  );
  return made.id;
}

/**
 * The account of an institution's person: the same at each call for the same client and id, with the name and address
 * of the latest call. It is no account of the portal, whatever its e-mail address (`docs/decisions.md` 96).
 *
 * @param transaction ends soon: first calls for one person take turns until then
 */
export async function accountOfPerson(
  transaction: Queryable,
  client: string,
  person: EmbedPerson,
): Promise<number> {
  const known = await find(transaction, client, person.id);
  if (known !== undefined) {
    await rename(transaction, known, person);
    return known;
  }
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `embed person ${client}\n${person.id}`,
  ]);
  const meanwhile = await find(transaction, client, person.id);
  return meanwhile ?? make(transaction, client, person);
}
