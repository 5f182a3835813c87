import type { Queryable } from '../../database/database.contract.ts';

/** Secrets that no export may have. */
export const SECRETS = [
  'hash-of-password',
  'a-client-secret',
  'a-refresh-token-there',
  'key-of-loan',
];

/**
 * Gives a client one of everything that its tables can have.
 *
 * @param users a person of this client alone, and one of another client too
 */
export async function furnishClient(
  database: Queryable,
  client: string,
  users: { readonly own: number; readonly shared: number },
): Promise<void> {
  const { own, shared } = users;
  const [{ connection = 0 } = {}] = await database.query<{ connection: number }>(
    `select connection_id as connection from client_connections where client_ref = $1
     order by position limit 1`,
    [client],
  );
  await database.query(
    `update clients set logo = '\\x89504e47', logo_type = 'image/png' where ref = $1`,
    [client],
  );
  await database.query("update users set password_hash = 'hash-of-password' where id = $1", [own]);
  await database.query(
    "insert into second_factors (user_id, secret, last_step) values ($1, '\\x07', 0)",
    [own],
  );
  await database.query(
    `insert into publications (connection_id, id, record) values ($1, 1, '{"id": 1, "title": "Of the water"}')
     on conflict do nothing`,
    [connection],
  );
  for (const user of [own, shared]) {
    await database.query(
      `with session as (
         insert into sessions (id, subject, user_id, client_ref, expires_at, provider_handle)
         values (gen_random_uuid(), 'user:' || $2::bigint, $2, $1, now() + interval '1 day',
           '{"token": "a-refresh-token-there"}') returning id),
       seat as (insert into licence_seats (pub_key) values ('pub-letters') on conflict do nothing)
       insert into licences (key, pub_key, subject, user_id, lapses_at, session_id, client_ref)
       select 'key-of-loan ' || $1 || $2::bigint, 'pub-letters', 'user:' || $2::bigint, $2,
         now() + interval '1 hour', id, $1 from session`,
      [client, user],
    );
    await database.query(
      `with shelf as (
         insert into bookshelves (client_ref, author_id, name) values ($1, $2, 'Of the sea') returning id)
       insert into bookshelf_items (shelf_id, item, fingerprint) select id, '{"type": "query"}', 'f' from shelf`,
      [client, user],
    );
    await database.query(
      `insert into search_alerts (shelf_id, fingerprint, item_id, frequency, language)
       select i.shelf_id, i.fingerprint, i.id, 'daily', 'nl'
       from bookshelf_items i join bookshelves s on s.id = i.shelf_id
       where s.client_ref = $1 and s.author_id = $2`,
      [client, user],
    );
    await database.query(
      `with bought as (
         insert into orders (id, client_ref, user_id, language)
         values (gen_random_uuid(), $1, $2, 'nl') returning id)
       insert into order_lines (order_id, connection_id, publication_id, isbn, title, price_in_cents)
       select id, 2, 1, '9780000000019', 'Letters', 1250 from bought`,
      [client, user],
    );
    await database.query(
      `insert into reading_places (subject, client_ref, doc_key, user_id, file, position, page, fraction, saved_at)
       values ('user:' || $2::bigint, $1, 'd', $2, '1.pdf', '1.pdf', 1, 0, 0)`,
      [client, user],
    );
    await database.query(
      `insert into config_objects (code_hash, client_ref, user_id, expires_at)
       values ('hash of code ' || $1 || $2::bigint, $1, $2, now() + interval '1 hour')`,
      [client, user],
    );
    await database.query(
      `insert into catalogue_tokens (token_hash, client_ref, user_id, connection_id, publication_id, expires_at)
       values ('hash of token ' || $1 || $2::bigint, $1, $2, 0, 1, now() + interval '1 minute')`,
      [client, user],
    );
    await database.query(
      `insert into audit_log (client_ref, user_id, user_name, user_email, action, detail)
       select $1, id, full_name, email, 'settings-changed', '{}' from users where id = $2`,
      [client, user],
    );
    await database.query(
      `insert into idempotency_keys (owner, endpoint, key, request_hash)
       values ('user:' || $1::bigint, 'createBookshelf', md5($2), 'h')`,
      [user, client],
    );
  }
  await database.query(
    `insert into client_licences (client_ref, connection_id, publication_id) values ($1, 2, 1)`,
    [client],
  );
  await database.query(
    `with provider as (
       insert into identity_providers (client_ref, name, is_active, settings, secret, rules, links_by_email)
       values ($1, 'Campus', true, '{}', 'a-client-secret', '[]', false) returning id)
     insert into external_identities (provider_id, subject, user_id)
     select id, 'person of ' || $1, $2 from provider`,
    [client, own],
  );
  await database.query(
    `with credential as (
       insert into embed_credentials (id, client_ref, label, secret_hash)
       values ('embed ' || $1, $1, 'Institution', 'hash of secret')),
     person as (
       insert into users (login, full_name, email, password_hash)
       values ('embed:' || $1, 'Petra Page', 'petra@page.example', '') returning id),
     member as (insert into user_clients (user_id, client_ref, role) select id, $1, 'user' from person)
     insert into embed_people (client_ref, person_id, user_id) select $1, 'p-1', id from person`,
    [client],
  );
  await database.query(
    `insert into outgoing_mails (mail, client_ref) select jsonb_build_object('to', email, 'text', 'a request'), ref
     from clients where ref = $1`,
    [client],
  );
}
