import type { NewPortalClient, Role } from '@leeszaal/shared-contracts';
import { writeAudit } from '../audit/audit-log.ts';
import type { Queryable, Row } from '../database/database.contract.ts';
import { HttpError } from '../errors/http-error.ts';
import { type Invited, invitePerson } from '../people/invite-person.ts';
import type { Library } from '../people/library-of.ts';
import { addPerson, takeTurns } from '../people/people.ts';

/** A new client, and who becomes its first administrator. */
export interface Appointment {
  readonly library: Library;
  readonly portalUrl: string;
  readonly administrator: NewPortalClient['administrator'];
  /** Id of the caller's account. */
  readonly callerId: number | undefined;
}

interface KnownAccount extends Row {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly hasPassword: boolean;
  readonly isOfProvider: boolean;
}

/**
 * The accounts with an address, as user name first. Accounts of people who only read in other websites' pages are left
 * out: they cannot sign in.
 */
function accountsWith(transaction: Queryable, email: string): Promise<KnownAccount[]> {
  return transaction.query<KnownAccount>(
    `select u.id::int as id, u.login, u.full_name as name, u.password_hash <> '' as "hasPassword",
       exists (select from external_identities e where e.user_id = u.id) as "isOfProvider"
     from users u
     where (lower(u.login) = lower($1) or lower(u.email) = lower($1))
       and not exists (select from embed_people e where e.user_id = u.id)
     order by lower(u.login) = lower($1) desc, u.id`,
    [email],
  );
}

/**
 * The account that becomes the administrator; undefined: a new one does. The accounts of an identity provider sign in
 * at its library only, and count where the address is their user name, which no other account can have.
 *
 * @throws 409 for such an account
 */
async function chooseAccount(
  transaction: Queryable,
  { administrator: { email }, callerId }: Appointment,
): Promise<KnownAccount | undefined> {
  const known = await accountsWith(transaction, email);
  const own = known.find(({ id }) => id === callerId);
  if (own !== undefined) return own;
  const named = known.find(({ login }) => login.toLowerCase() === email.toLowerCase());
  if (named?.isOfProvider) {
    throw new HttpError(409, 'The address has an account that signs in with an identity provider');
  }
  const [reached, ...more] = known.filter(({ isOfProvider }) => !isOfProvider);
  return named ?? (more.length === 0 ? reached : undefined);
}

/** The person of a new account. */
async function makeAccount(
  transaction: Queryable,
  { library, administrator: { name, email } }: Appointment,
): Promise<Invited> {
  const person = { client: library.ref, fullName: name, email, role: 'admin' } as const;
  const id = await addPerson(transaction, person);
  if (id === undefined) throw new HttpError(409, 'This address has an account already');
  return { id, login: email, name, email };
}

/**
 * Gives a new client its first administrator: the account with the address, else a new one. An account without a
 * password is invited by mail; a password stays as it is. The caller's own account becomes a superadmin there.
 */
export async function appointAdministrator(
  transaction: Queryable,
  appointment: Appointment,
): Promise<void> {
  const { library, portalUrl, administrator, callerId } = appointment;
  const { ref: client } = library;
  await takeTurns(transaction);
  const known = await chooseAccount(transaction, appointment);
  const role: Role = known !== undefined && known.id === callerId ? 'superadmin' : 'admin';
  if (known !== undefined) {
    await transaction.query(
      'insert into user_clients (user_id, client_ref, role) values ($1, $2, $3)',
      [known.id, client, role],
    );
  }
  const person = known ?? (await makeAccount(transaction, appointment));
  if (known?.hasPassword !== true && person.id !== callerId) {
    const { id, login, name } = person;
    const invited = { id, login, name, email: administrator.email };
    await invitePerson(transaction, { library, portalUrl }, invited);
  }
  await writeAudit(transaction, { client, user: null }, 'person-added', {
    person: { id: person.id, role },
  });
}
