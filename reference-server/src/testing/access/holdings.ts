import type { ProviderChange } from '@leeszaal/shared-contracts';
import type { Queryable } from '../../database/database.contract.ts';
import { makeEmbedCredential } from '../../embed/embed-credentials.ts';
import { insertProvider } from '../../identity-providers/store/provider-store.ts';
import { addPerson } from '../../people/people.ts';
import { listSessions } from '../../people/sessions/person-sessions.ts';
import { beginSession } from '../../session/session-store.ts';
import type { TestLogin } from '../fixtures.ts';
import { MARKS, type TwoLibraries } from './two-libraries.ts';

/** A person's things at the northern library; most addresses contain one of their keys. */
export interface Holdings {
  readonly userId: number;
  readonly shelf: number;
  readonly item: number;
  readonly licenceKey: string;
  /** A credential of the library for embedded readers. */
  readonly credential: string;
  /** Another person of the library, a user. */
  readonly colleague: number;
  /** An open session of that person, as administrators name it. */
  readonly session: string;
  /** An identity provider of the library. */
  readonly provider: number;
  /** A third client, which is switched off and was exported. */
  readonly closedClient: string;
  readonly pdf: string;
  /** Of the parts of its pages. */
  readonly edition: string;
  readonly epub: string;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const keyOf = (login: TestLogin): string => `key-of-${login}`;

/** One text for all: each call of each role begins with it, and most of a statement's time is its way. */
const FORGET_EVERYTHING = [
  ...[
    'bookshelves',
    'orders',
    'client_licences',
    'licences',
    'waiting_places',
    'reading_places',
    'audit_log',
    'idempotency_keys',
    'embed_credentials',
    'identity_providers',
    'statements',
    'mail_texts',
    'ended_loans',
  ].map((table) => `delete from ${table}`),
  "delete from users where login like '%@colleague.example'",
  "delete from users where login = 'new@example.org'",
  "delete from clients where ref not in ('north', 'south')",
  'delete from connections where id not in (select connection_id from client_connections)',
].join(';\n');

async function addColleague(database: Queryable, client: string, mark: string): Promise<number> {
  const id = await addPerson(database, {
    client,
    fullName: `${mark} colleague`,
    email: `${client}@colleague.example`,
    role: 'user',
  });
  return id ?? 0;
}

async function beginColleaguesSession(database: Queryable, colleague: number): Promise<string> {
  await beginSession(database, { userId: colleague, client: 'north', seconds: 3600 });
  const [session] = await listSessions(database, { client: 'north', id: colleague }, null);
  return session?.id ?? '';
}

async function addClosedClient(database: Queryable): Promise<string> {
  await database.query(
    `insert into clients (ref, name, deactivated_at, exported_at)
     values ('closed', 'Closed', now(), now())`,
    [],
  );
  return 'closed';
}

/** An identity provider as it is sent by an administrator. */
export const providerChange = (name: string): ProviderChange => ({
  ...{ name, isActive: true, rules: [], defaultRole: 'user', linksByEmail: false },
  settings: {
    ...{ kind: 'oidc', issuer: 'https://login.example', clientId: name },
    ...{ scope: 'openid', nameClaim: 'name', emailClaim: 'email' },
  },
});

/** The origin of the institution’s page that a library allows. */
export const pageOf = (mark: string): string => `https://${mark}.example`;

/** Fills both libraries, with a different word in each. */
async function furnish(database: Queryable, userId: number): Promise<void> {
  for (const [client, mark] of Object.entries(MARKS)) {
    await database.query(
      `update clients set settings = $2::jsonb, logo = $3, logo_type = 'image/png' where ref = $1`,
      [
        client,
        JSON.stringify({
          infotext: `{"ops":[{"insert":"${mark}\\n"}]}`,
          embedOrigins: [pageOf(mark)],
        }),
        new Uint8Array(Buffer.concat([PNG, Buffer.from(mark)])),
      ],
    );
    await database.query(
      `insert into statements (client_ref, name, language, text) values ($1, 'privacy', 'nl', $2)`,
      [client, JSON.stringify({ ops: [{ insert: `${mark} statement\n` }] })],
    );
    await database.query(
      `insert into mail_texts (client_ref, mail, language, subject_line, body)
       values ($1, 'invitation', 'nl', $2, '{link}')`,
      [client, `${mark} mail`],
    );
    await database.query(
      `insert into ended_loans (client_ref, user_id, pub_key, ended_at) values ($1, $2, $3, now())`,
      [client, userId, `pub-${mark}`],
    );
    const line = { isbn: '9780000000019', title: mark, priceInCents: 1250, currency: 'eur' };
    for (const [action, detail] of [
      ['settings-changed', { settings: { infotext: mark } }],
      ['order-placed', { order: { id: '0', lines: [line] } }],
    ] as const) {
      await database.query(
        `insert into audit_log (client_ref, user_id, user_name, user_email, action, detail)
         values ($1, $2, 'Sam Body', 's@example.org', $3, $4::jsonb)`,
        [client, userId, action, JSON.stringify(detail)],
      );
    }
    await database.query(
      'insert into bookshelves (client_ref, author_id, name) values ($1, $2, $3)',
      [client, userId, `${mark} shelf`],
    );
  }
}

/**
 * Resets the two libraries, and gives a person one of everything at the
 * northern one.
 *
 * @param subject under whose name they read; their account's when left out
 */
export async function renewHoldings(
  { server: { database }, pdf, epub }: TwoLibraries,
  login: TestLogin,
  subject?: string,
): Promise<Holdings> {
  await database.query(FORGET_EVERYTHING);
  const [user] = await database.query<{ id: number }>('select id from users where login = $1', [
    login,
  ]);
  const userId = user?.id ?? 0;
  const reader = subject ?? `user:${userId}`;
  await furnish(database, userId);
  const [item] = await database.query<{ id: number; shelf: number }>(
    `insert into bookshelf_items (shelf_id, item, fingerprint)
     select id, $1::jsonb, 'first' from bookshelves where client_ref = 'north'
     returning id, (select number from bookshelves s where s.id = shelf_id) as shelf`,
    [JSON.stringify({ type: 'query', data: { query: MARKS.north, queryType: 0, connection: 0 } })],
  );
  const licenceKey = keyOf(login);
  await database.query(
    `insert into licences (key, pub_key, subject, user_id, lapses_at)
     values ($1, 'pub-letters', $2, $3, now() + interval '1 hour')`,
    [licenceKey, reader, userId],
  );
  await database.query(
    `insert into waiting_places (pub_key, user_id, client_ref) values ('pub-letters', $1, 'north')`,
    [userId],
  );
  await database.query(
    `insert into reading_places
       (subject, client_ref, doc_key, user_id, file, position, page, fraction, saved_at)
     values ($1, 'north', $2, $3, $4, 'x', 1, 0, 0)`,
    [reader, pdf, userId, `${MARKS.north}.xhtml`],
  );
  const [parts] = await database.query<{ edition: string }>(
    "select structure->>'parts' as edition from appearances where doc_key = $1",
    [pdf],
  );
  const colleague = await addColleague(database, 'north', MARKS.north);
  await addColleague(database, 'south', MARKS.south);
  const { id: credential } = await makeEmbedCredential(database, {
    client: 'north',
    label: `${MARKS.north} server`,
  });
  const provider = await insertProvider(database, 'north', providerChange(MARKS.north));
  await insertProvider(database, 'south', providerChange(MARKS.south));
  return {
    credential,
    colleague,
    session: await beginColleaguesSession(database, colleague),
    provider,
    closedClient: await addClosedClient(database),
    userId,
    shelf: item?.shelf ?? 0,
    item: item?.id ?? 0,
    licenceKey,
    pdf,
    edition: parts?.edition ?? '',
    epub,
  };
}

/**
 * The state of the northern library as one text, without loans of the person: they
 * may give them back wherever they are.
 */
export async function northernState(
  database: Queryable,
  exceptLoansOf: TestLogin | undefined,
): Promise<string> {
  const [row] = await database.query<{ state: unknown }>(
    `with shelves as (select * from bookshelves where client_ref = 'north')
     select jsonb_build_array(
       (select to_jsonb(c) from clients c where ref = 'north'),
       (select jsonb_agg(to_jsonb(s)) from shelves s),
       (select jsonb_agg(to_jsonb(i)) from bookshelf_items i where shelf_id in (select id from shelves)),
       (select jsonb_agg(to_jsonb(a)) from search_alerts a where shelf_id in (select id from shelves)),
       (select jsonb_agg(to_jsonb(p)) from reading_places p where client_ref = 'north'),
       (select jsonb_agg(to_jsonb(w)) from waiting_places w where client_ref = 'north'),
       (select jsonb_agg(to_jsonb(o)) from orders o where client_ref = 'north'),
       (select jsonb_agg(to_jsonb(b)) from client_licences b where client_ref = 'north'),
       (select jsonb_agg(to_jsonb(a)) from audit_log a where client_ref = 'north'),
       (select jsonb_agg(to_jsonb(t)) from statements t where client_ref = 'north'),
       (select jsonb_agg(to_jsonb(t)) from mail_texts t where client_ref = 'north'),
       (select jsonb_agg(to_jsonb(t)) from ended_loans t where client_ref = 'north'),
       (select jsonb_agg(to_jsonb(e)) from embed_credentials e where client_ref = 'north'),
       (select jsonb_agg(to_jsonb(m)) from user_clients m where client_ref = 'north'),
       (select jsonb_agg(to_jsonb(k)) from account_links k
        where user_id in (select user_id from user_clients where client_ref = 'north')),
       (select jsonb_agg(to_jsonb(s)) from sessions s join users u on u.id = s.user_id
        where client_ref = 'north' and login like '%@colleague.example'),
       (select jsonb_agg(to_jsonb(l)) from licences l where key <> $1)) as state`,
    [exceptLoansOf === undefined ? '' : keyOf(exceptLoansOf)],
  );
  return JSON.stringify(row?.state);
}
