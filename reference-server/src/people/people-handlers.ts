import { writeAudit } from '../audit/audit-log.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { HttpError, notFound } from '../errors/http-error.ts';
import { consumeOrThrow } from '../rate-limits/rate-limit.ts';
import { invitePerson } from './invite-person.ts';
import { libraryOf } from './library-of.ts';
import { addPerson, endSessionsAt, listPeople, setActive, setRole } from './people.ts';
import { requireCaller, requirePerson, requireRank, requireSubordinate } from './require-person.ts';

/** People of one response. */
const PAGE = 50;

/** The counter of the mails to one address, whatever account has it. */
const invitationsTo = (client: string, email: string) =>
  ({ limit: 'invitationsOfPerson', of: [client, email.toLowerCase()] }) as const;

const conflict = (message: string): HttpError => new HttpError(409, message);

/** The people of the caller's library, and their access to it (`docs/decisions.md` 100). */
export const peopleHandlers = defineHandlers({
  async getPeople({ query, session: { client } }, { database }) {
    return listPeople(database, { client, ...query, limit: PAGE });
  },

  async addPerson({ body: { name: fullName, email, role }, session }, { database, config }) {
    const { client } = session;
    await consumeOrThrow(
      database,
      { limit: 'invitationsOfClient', of: [client] },
      invitationsTo(client, email),
    );
    return database.transaction(async (transaction) => {
      requireRank(await requireCaller(transaction, session), role);
      const library = await libraryOf(transaction, client);
      if (library === undefined) throw notFound('The library does not exist (any more)');
      const id = await addPerson(transaction, { client, fullName, email, role });
      if (id === undefined) throw conflict('This address has an account already');
      const person = await requirePerson(transaction, client, id);
      await invitePerson(transaction, { library, portalUrl: config.portalUrl }, person);
      await writeAudit(transaction, session, 'person-added', { person: { id, role } });
      return person;
    });
  },

  async changePerson({ params: { id }, body: { role, isActive }, session }, { database }) {
    const { client, user } = session;
    if (id === user?.id) throw conflict('Your own role and access cannot be changed');
    return database.transaction(async (transaction) => {
      const { person: before, callerRole } = await requireSubordinate(transaction, session, id);
      if (role !== before.role) {
        requireRank(callerRole, role);
        await setRole(transaction, { client, id, role });
        await writeAudit(transaction, session, 'person-role-changed', { person: { id, role } });
      }
      if (isActive !== (before.state !== 'deactivated')) {
        await setActive(transaction, { client, id, isActive });
        const action = isActive ? 'person-activated' : 'person-deactivated';
        await writeAudit(transaction, session, action, { person: { id } });
      }
      return requirePerson(transaction, client, id);
    });
  },

  async sendPersonLink({ params: { id }, session }, { database, config }) {
    const { client } = session;
    await consumeOrThrow(database, { limit: 'invitationsOfClient', of: [client] });
    await database.transaction(async (transaction) => {
      const { person } = await requireSubordinate(transaction, session, id);
      await consumeOrThrow(transaction, invitationsTo(client, person.email));
      const library = await libraryOf(transaction, client);
      if (library === undefined) throw notFound('The library does not exist (any more)');
      if (person.email === '') throw conflict('The person has no e-mail address');
      if (person.state === 'deactivated') throw conflict('The person has no access');
      await invitePerson(transaction, { library, portalUrl: config.portalUrl }, person);
      await writeAudit(transaction, session, 'person-link-sent', { person: { id } });
    });
  },

  async endPersonSessions({ params: { id }, session }, { database }) {
    await database.transaction(async (transaction) => {
      await requireSubordinate(transaction, session, id);
      await endSessionsAt(transaction, { client: session.client, id });
      await writeAudit(transaction, session, 'person-sessions-ended', { person: { id } });
    });
  },
});
