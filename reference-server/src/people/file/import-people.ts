import {
  hasRole,
  type PeopleImport,
  type RefusedLine,
  type Role,
} from '@leeszaal/shared-contracts';
import { countMorePeople, writeAudit } from '../../audit/audit-log.ts';
import type { Queryable, Transactional } from '../../database/database.contract.ts';
import type { Session } from '../../session/session.contract.ts';
import { invitePerson } from '../invite-person.ts';
import type { Library } from '../library-of.ts';
import { memberWith, takeTurns } from '../people.ts';
import { requireCaller, requireRank } from '../require-person.ts';
import { type FilePerson, readPeopleFile } from './read-people-file.ts';

/** People who are added in one transaction: others wait for the database meanwhile. */
const BATCH = 100;
/** Lines of a report. */
const REPORTED = 200;
/** New people of a report. */
const SHOWN = 10;

/** Dependencies of {@link importPeople}. */
export interface ImportContext {
  readonly database: Transactional;
  readonly library: Library;
  readonly portalUrl: string;
  /** The administrator, whose role is the highest that can be given. */
  readonly session: Session;
  readonly mode: 'preview' | 'add' | 'invite';
}

type Standing = 'new' | 'known' | 'taken';

/** Whether the addresses have accounts, at this library or elsewhere. */
async function standingsOf(
  database: Queryable,
  client: string,
  people: readonly FilePerson[],
): Promise<Standing[]> {
  const rows = await database.query<{ standing: Standing }>(
    `select case
         when exists (${memberWith('asked.email', '$1')}) then 'known'
         when exists (select from users u where lower(u.login) = lower(asked.email)) then 'taken'
         else 'new' end as standing
     from unnest($2::text[]) with ordinality as asked (email, place)
     order by asked.place`,
    [client, people.map(({ email }) => email)],
  );
  return rows.map(({ standing }) => standing);
}

interface Added {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

async function addAll(
  transaction: Queryable,
  client: string,
  people: readonly FilePerson[],
): Promise<readonly Added[]> {
  return transaction.query<Added & Readonly<Record<string, unknown>>>(
    `with asked as (
       select * from unnest($2::text[], $3::text[], $4::text[]) as t (login, full_name, role)),
     made as (
       insert into users (login, full_name, email, password_hash)
       select login, full_name, login, '' from asked
       where not exists (select from users u where lower(u.login) = lower(asked.login))
       on conflict do nothing returning id, login, full_name),
     joined as (
       insert into user_clients (user_id, client_ref, role)
       select made.id, $1, asked.role from made join asked on asked.login = made.login)
     select made.id::int as id, login, full_name as name, login as email, asked.role
     from made join asked using (login, full_name)`,
    [
      client,
      people.map(({ email }) => email),
      people.map(({ name }) => name),
      people.map(({ role }) => role),
    ],
  );
}

/** Logs a file as one entry, and each person of a role above a user's as one of their own. */
function createImportLog(session: Session) {
  let entry: number | undefined;
  return {
    async note(transaction: Queryable, made: readonly Added[]): Promise<number | undefined> {
      for (const { id, role } of made) {
        if (role === 'user' || !hasRole(role, 'user')) continue;
        await writeAudit(transaction, session, 'person-added', { person: { id, role } });
      }
      if (entry !== undefined) await countMorePeople(transaction, entry, made.length);
      else if (made.length > 0) {
        return writeAudit(transaction, session, 'people-imported', { people: made.length });
      }
      return entry;
    },
    /** After the transaction of an entry is committed. */
    keep(written: number | undefined): void {
      entry = written;
    },
  };
}

/** Adds the new people of a file in batches, and reports on all lines; or only reports. */
export async function importPeople(
  bytes: Uint8Array,
  { database, library, portalUrl, session, mode }: ImportContext,
): Promise<PeopleImport> {
  const file = readPeopleFile(bytes, session.role ?? 'none');
  if (file.kind === 'unreadable') return file;
  const refused: RefusedLine[] = [...file.refused];
  const first: FilePerson[] = [];
  const log = createImportLog(session);
  let [added, known] = [0, 0];

  /** @returns how many were added */
  const add = async (people: readonly FilePerson[]): Promise<number> => {
    const [count, entry] = await database.transaction(async (transaction) => {
      const callerRole = await requireCaller(transaction, session);
      for (const { role } of people) requireRank(callerRole, role);
      await takeTurns(transaction);
      const made = await addAll(transaction, library.ref, people);
      if (mode === 'invite') {
        for (const person of made) await invitePerson(transaction, { library, portalUrl }, person);
      }
      return [made.length, await log.note(transaction, made)] as const;
    });
    log.keep(entry);
    return count;
  };

  for (let at = 0; at < file.people.length; at += BATCH) {
    const batch = file.people.slice(at, at + BATCH);
    const standings = await standingsOf(database, library.ref, batch);
    const fresh = batch.filter((_person, index) => standings[index] === 'new');
    known += standings.filter((standing) => standing === 'known').length;
    for (const [index, { line, name, email }] of batch.entries()) {
      if (standings[index] === 'taken') refused.push({ line, name, email, fault: 'taken' });
    }
    first.push(...fresh.slice(0, SHOWN - first.length));
    added += mode === 'preview' ? fresh.length : await add(fresh);
  }
  return {
    kind: 'read',
    added,
    known,
    refused: refused.length,
    first: first.map(({ name, email, role }) => ({ name, email, role })),
    problems: refused.sort((one, other) => one.line - other.line).slice(0, REPORTED),
  };
}
