import type { Queryable } from '../../database/database.contract.ts';

/** A person at a library. */
export interface PersonAt {
  readonly client: string;
  readonly id: number;
}

/** The data that one library has of a person. Orders are the library's accounts: they stay, without the person. */
const AT_LIBRARY = [
  'delete from bookshelves where client_ref = $1 and author_id = $2',
  'delete from reading_places where client_ref = $1 and user_id = $2',
  'delete from catalogue_tokens where client_ref = $1 and user_id = $2',
  'delete from config_objects where client_ref = $1 and user_id = $2',
  'delete from outgoing_mails where client_ref = $1 and user_id = $2',
  // After them no loan begins.
  'delete from sessions where client_ref = $1 and user_id = $2',
  'delete from licences where client_ref = $1 and user_id = $2',
  'delete from waiting_places where client_ref = $1 and user_id = $2',
  // A deleted loan may be kept as an ended one.
  'delete from ended_loans where client_ref = $1 and user_id = $2',
  `delete from external_identities e using identity_providers p
   where p.id = e.provider_id and p.client_ref = $1 and e.user_id = $2`,
  'delete from user_clients where client_ref = $1 and user_id = $2',
  'update orders set user_id = null where client_ref = $1 and user_id = $2',
] as const;

/** The log keeps what was done, without who did it and to whom. */
const IN_LOG = [
  `update audit_log set user_name = '', user_email = '', user_id = null
   where client_ref = $1 and user_id = $2`,
  `update audit_log set detail = jsonb_set(detail, '{person,id}', '0')
   where client_ref = $1 and (detail->'person'->>'id')::bigint = $2`,
] as const;

/** Answers for repeated calls: of the person, and of administrators about the person. */
const ANSWERS = [
  "delete from idempotency_keys where owner = 'user:' || $1::bigint",
  `delete from idempotency_keys where endpoint in ('addPerson', 'changePerson')
   and answer->>'id' = ($1::bigint)::text`,
] as const;

/**
 * Erases a person at a library: account, sessions, loans, shelves, reading places, and the name in the log. Orders and
 * entries stay without the person. An account that is also one of another library remains there, with its
 * answers for repeated calls for a day.
 *
 * @returns whether there was such a person
 */
export async function erasePerson(
  transaction: Queryable,
  { client, id }: PersonAt,
): Promise<boolean> {
  // Two libraries that erase a person at the same time take turns: the second one deletes the account.
  await transaction.query('select from users where id = $1 for update', [id]);
  const [member] = await transaction.query(
    'select from user_clients where client_ref = $1 and user_id = $2',
    [client, id],
  );
  if (member === undefined) return false;
  for (const statement of [...IN_LOG, ...AT_LIBRARY]) {
    await transaction.query(statement, [client, id]);
  }
  const elsewhere = await transaction.query('select from user_clients where user_id = $1 limit 1', [
    id,
  ]);
  if (elsewhere.length > 0) return true;
  for (const statement of [...ANSWERS, 'delete from users where id = $1']) {
    await transaction.query(statement, [id]);
  }
  return true;
}
