import type { Queryable } from '../database/database.contract.ts';
import { lockCatalogue, raiseVersion } from '../search/indexing/catalogue-lock.ts';

/** Locks the accounts of the client. */
const MEMBERS = `select u.id from users u
  where u.id in (select m.user_id from user_clients m where m.client_ref = $1)
  order by u.id for update`;

/** People who belong to the client alone: `$1`. They are deleted with it. */
const OWN_PEOPLE = `select m.user_id as id from user_clients m where m.client_ref = $1
  and not exists (select from user_clients o where o.user_id = m.user_id and o.client_ref <> $1)`;

/**
 * Connections of the client alone. One with documents stays in the portal, for a new client: no export has their files,
 * which cannot be got back.
 */
const OWN_CONNECTIONS = `select cc.connection_id as id from client_connections cc where cc.client_ref = $1
  and not exists (select from client_connections o
    where o.connection_id = cc.connection_id and o.client_ref <> $1)
  and not exists (select from publications p join appearances a using (pub_key)
    where p.connection_id = cc.connection_id)`;

/** Answers for repeated calls of administrators about these accounts: `$1`. */
const ANSWERS_ABOUT_PEOPLE = `delete from idempotency_keys where endpoint in ('addPerson', 'changePerson')
  and answer->>'id' in (select id::text from unnest($1::bigint[]) as id)`;

/** Answers for repeated calls about the client. */
const ANSWERS = `delete from idempotency_keys
  where endpoint in ('addPortalClient', 'changePortalClient') and answer->>'ref' = $1`;

/** Answers for repeated calls of its people, who may belong to other clients, too. */
const ANSWERS_OF_MEMBERS = `delete from idempotency_keys
  where owner in (select 'user:' || user_id from user_clients where client_ref = $1)`;

/** Records of connections that another client has, too, are in no export of that one so far. */
const SHARED_RECORDS = `update clients set exported_at = null where ref in (
  select o.client_ref from client_connections o join client_connections cc using (connection_id)
  where cc.client_ref = $1 and o.client_ref <> $1)`;

/** Of each table at once: a cascade would delete, and count, row by row. */
const OF_CONNECTIONS = [
  'delete from search_publications where connection_id = any($1::integer[])',
  'delete from suggested_publications where connection_id = any($1::integer[])',
  'delete from suggestion_starts where connection_id = any($1::integer[])',
  'delete from suggestions where connection_id = any($1::integer[])',
  'delete from publications where connection_id = any($1::integer[])',
  'delete from connections where id = any($1::integer[])',
] as const;

async function removeConnections(transaction: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const statement of OF_CONNECTIONS) await transaction.query(statement, [ids]);
  await raiseVersion(transaction);
}

/**
 * Removes a locked client: what its tables have goes with its row, people of no other client go with their accounts,
 * and connections of no other client with their records.
 */
export async function removeClient(transaction: Queryable, ref: string): Promise<void> {
  await lockCatalogue(transaction);
  // Another library that erases one of them waits, and then deletes the account.
  await transaction.query(MEMBERS, [ref]);
  const connections = await transaction.query<{ id: number }>(OWN_CONNECTIONS, [ref]);
  const people = await transaction.query<{ id: number }>(OWN_PEOPLE, [ref]);
  for (const statement of [
    ...[ANSWERS, ANSWERS_OF_MEMBERS, SHARED_RECORDS],
    'delete from clients where ref = $1',
  ]) {
    await transaction.query(statement, [ref]);
  }
  const accounts = people.map(({ id }) => id);
  for (const statement of [
    ANSWERS_ABOUT_PEOPLE,
    'delete from users where id = any($1::bigint[])',
  ]) {
    await transaction.query(statement, [accounts]);
  }
  await removeConnections(
    transaction,
    connections.map(({ id }) => id),
  );
}
