import type { Role } from '@leeszaal/shared-contracts';
import type { Queryable } from '../database/database.contract.ts';

/** A person of a library. */
export interface LibraryPerson {
  readonly id: number;
  readonly login: string;
  readonly fullName: string;
  /** Null: without access to the portal. */
  readonly role: Role | null;
  /** Whether a password has been chosen. */
  readonly hasPassword: boolean;
}

/** A person to be added. */
export interface NewPerson {
  readonly client: string;
  readonly fullName: string;
  /** Also the login. */
  readonly email: string;
  readonly role: Role;
}

/** Adds a person without a password. @returns the account's id; undefined when the address has an account already */
export async function addPerson(
  transaction: Queryable,
  { client, fullName, email, role }: NewPerson,
): Promise<number | undefined> {
  const [user] = await transaction.query<{ id: number }>(
    `insert into users (login, full_name, email, password_hash, role)
     select $1, $2, $1, '', $3
     where not exists (select from users where lower(login) = lower($1))
     on conflict do nothing returning id`,
    [email, fullName, role],
  );
  if (user === undefined) return undefined;
  await transaction.query('insert into user_clients (user_id, client_ref) values ($1, $2)', [
    user.id,
    client,
  ]);
  return user.id;
}

/** The people of a library who have an account of the portal, by name; those who only read in other pages have none. */
export async function listPeople(database: Queryable, client: string): Promise<LibraryPerson[]> {
  return database.query<LibraryPerson & Readonly<Record<string, unknown>>>(
    `select u.id::int as id, u.login, u.full_name as "fullName", u.role,
       u.password_hash <> '' as "hasPassword"
     from users u join user_clients m on m.user_id = u.id
     where m.client_ref = $1
       and not exists (select from embed_people e where e.user_id = u.id)
     order by u.full_name, u.login`,
    [client],
  );
}

/** Changes the role of an account, from its next request on. */
export async function setRole(database: Queryable, id: number, role: Role): Promise<void> {
  await database.query('update users set role = $2 where id = $1', [id, role]);
}
