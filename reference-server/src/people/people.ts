import { foldText, type Person, type Role, roleSchema } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable, Row } from '../database/database.contract.ts';
import { foldedSql } from '../text/folded-sql.ts';

/** A person to be added. */
export interface AddedPerson {
  readonly client: string;
  readonly fullName: string;
  /** Also the login. */
  readonly email: string;
  readonly role: Role;
}

/**
 * SQL: the person of a library who has an address, as user name or to be written to.
 *
 * @param email an expression for the address
 * @param client one for the library
 */
export const memberWith = (email: string, client: string): string =>
  `select from users u join user_clients m on m.user_id = u.id
   where m.client_ref = ${client} and (lower(u.login) = lower(${email}) or lower(u.email) = lower(${email}))
     and not exists (select from embed_people e where e.user_id = u.id)`;

/** People are added one after another, so that no two get the same user name in different letters. */
export async function takeTurns(transaction: Queryable): Promise<void> {
  await transaction.query("select pg_advisory_xact_lock(hashtextextended('adding people', 0))", []);
}

/** Adds a person without a password. @returns the account's id; undefined when the address has an account already */
export async function addPerson(
  transaction: Queryable,
  { client, fullName, email, role }: AddedPerson,
): Promise<number | undefined> {
  await takeTurns(transaction);
  const [user] = await transaction.query<{ id: number }>(
    `insert into users (login, full_name, email, password_hash)
     select $1, $2, $1, ''
     where not exists (select from users where lower(login) = lower($1))
       and not exists (${memberWith('$1', '$3')})
     on conflict do nothing returning id`,
    [email, fullName, client],
  );
  if (user === undefined) return undefined;
  await transaction.query(
    'insert into user_clients (user_id, client_ref, role) values ($1, $2, $3)',
    [user.id, client, role],
  );
  return user.id;
}

/** Accounts of people who only read in other websites' pages are left out: they cannot sign in. */
const MEMBERS = `user_clients m join users u on u.id = m.user_id
  where m.client_ref = $1 and not exists (select from embed_people e where e.user_id = u.id)`;

const PERSON = `u.id::int as id, u.full_name as name, u.login, u.email, m.role,
  case when m.deactivated_at is not null then 'deactivated'
       when u.password_hash = '' and not exists (select from external_identities e where e.user_id = u.id)
       then 'invited' else 'active' end as state,
  exists (select from second_factors f where f.user_id = u.id) as "hasSecondFactor",
  (select count(*)::int from sessions s where s.user_id = u.id and s.client_ref = m.client_ref
     and s.ended_at is null and s.expires_at > clock_timestamp()) as sessions,
  (select to_char(max(coalesce(s.rotated_at, s.created_at)) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
   from sessions s where s.user_id = u.id and s.client_ref = m.client_ref) as "seenAt"`;

type PersonRow = Omit<Person, 'role'> & Row & { readonly role: string | null };

/** An unknown role is the lowest one (`docs/decisions.md` 3). */
const personOf = ({ role, ...person }: PersonRow): Person => ({
  ...person,
  role: role === null ? null : v.parse(roleSchema, role),
});

/** Which people of a library are read. */
export interface PeopleQuery {
  readonly client: string;
  /** Words that each are part of name, login or e-mail address, in any case, with or without diacritics. */
  readonly query?: string | undefined;
  readonly offset?: number;
  /** Default: all. */
  readonly limit?: number;
}

/** People of a library by name, and the number of all that match. */
export async function listPeople(
  database: Queryable,
  { client, query = '', offset = 0, limit }: PeopleQuery,
): Promise<{ people: Person[]; total: number }> {
  const text = foldedSql(`u.full_name || ' ' || u.login || ' ' || u.email`);
  const found = `${MEMBERS} and ($2::text[] = '{}' or (
    select bool_and(strpos(folded.text, word) > 0)
    from (select ${text} as text offset 0) as folded, unnest($2::text[]) as word))`;
  const words = foldText(query).split(' ').filter(Boolean);
  const [count] = await database.query<{ total: number }>(
    `select count(*)::int as total from ${found}`,
    [client, words],
  );
  const people = await database.query<PersonRow>(
    `select ${PERSON} from ${found} order by ${foldedSql('u.full_name')}, u.login, u.id offset $3 limit $4`,
    [client, words, offset, limit ?? null],
  );
  return { people: people.map(personOf), total: count?.total ?? 0 };
}

/** A person of a library; undefined when there is none with this id. */
export async function findPerson(
  database: Queryable,
  client: string,
  id: number,
): Promise<Person | undefined> {
  const [person] = await database.query<PersonRow>(
    `select ${PERSON} from ${MEMBERS} and u.id = $2`,
    [client, id],
  );
  return person && personOf(person);
}

/** Sets the role of a person at a library, from the next request on. */
export async function setRole(
  database: Queryable,
  { client, id, role }: { readonly client: string; readonly id: number; readonly role: Role },
): Promise<void> {
  await database.query('update user_clients set role = $3 where client_ref = $1 and user_id = $2', [
    client,
    id,
    role,
  ]);
}

/** Takes a person's access to a library, and ends the sessions there, or gives it back. */
export async function setActive(
  database: Queryable,
  {
    client,
    id,
    isActive,
  }: { readonly client: string; readonly id: number; readonly isActive: boolean },
): Promise<void> {
  await database.query(
    `update user_clients set deactivated_at = case when $3 then null else clock_timestamp() end
     where client_ref = $1 and user_id = $2`,
    [client, id, isActive],
  );
  if (!isActive) await endSessionsAt(database, { client, id });
}

/** Ends the sessions of a person at a library. */
export async function endSessionsAt(
  database: Queryable,
  { client, id }: { readonly client: string; readonly id: number },
): Promise<void> {
  await database.query(
    `update sessions set ended_at = clock_timestamp()
     where user_id = $2 and client_ref = $1 and ended_at is null`,
    [client, id],
  );
}
