import { writeAudit } from '../../audit/audit-log.ts';
import { defineHandlers } from '../../endpoints/define-handlers.ts';
import { HttpError } from '../../errors/http-error.ts';
import { requireSubordinate } from '../require-person.ts';
import { endSessionAt, listSessions } from './person-sessions.ts';

/** The sessions of a person at the caller's library, one by one (`docs/decisions.md` 100). */
export const personSessionHandlers = defineHandlers({
  async getPersonSessions({ params: { id }, session }, { database }) {
    return database.transaction(async (transaction) => {
      await requireSubordinate(transaction, session, id);
      const person = { client: session.client, id };
      return { sessions: await listSessions(transaction, person, session.id) };
    });
  },

  async endPersonSession({ params: { id, session: ended }, session }, { database }) {
    await database.transaction(async (transaction) => {
      await requireSubordinate(transaction, session, id);
      const person = { client: session.client, id };
      const open = await listSessions(transaction, person, session.id);
      if (open.some((each) => each.isOwn && each.id === ended)) {
        throw new HttpError(409, 'This is your present session: log out instead');
      }
      if (!(await endSessionAt(transaction, person, ended))) return;
      await writeAudit(transaction, session, 'person-session-ended', { person: { id } });
    });
  },
});
