import { writeAudit } from '../../audit/audit-log.ts';
import { defineHandlers } from '../../endpoints/define-handlers.ts';
import { HttpError } from '../../errors/http-error.ts';
import { requireSubordinate } from '../require-person.ts';
import { erasePerson } from './erase-person.ts';
import { personData } from './person-data.ts';

/** The calls that the law demands for a person: the export of all data, and their erasure (`docs/decisions.md` 100). */
export const personLawHandlers = defineHandlers({
  async exportPerson({ params: { id }, session }, { database }) {
    const { client } = session;
    return database.transaction(async (transaction) => {
      await requireSubordinate(transaction, session, id);
      await writeAudit(transaction, session, 'person-exported', { person: { id } });
      const data = await personData(transaction, { client, id });
      return {
        mediaType: 'application/json',
        body: new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`),
        cache: 'no-store',
        headers: { 'content-disposition': 'attachment; filename="person.json"' },
      };
    });
  },

  async erasePerson({ params: { id }, session }, { database }) {
    const { client, user } = session;
    if (id === user?.id) throw new HttpError(409, 'Your own account cannot be erased');
    await database.transaction(async (transaction) => {
      await requireSubordinate(transaction, session, id);
      await erasePerson(transaction, { client, id });
      await writeAudit(transaction, session, 'person-erased');
    });
  },
});
