import { PEOPLE_FILE_LIMIT } from '@leeszaal/shared-contracts';
import { writeAudit } from '../../audit/audit-log.ts';
import { csvFile } from '../../audit/csv-file.ts';
import { defineHandlers } from '../../endpoints/define-handlers.ts';
import { badRequest, HttpError, notFound } from '../../errors/http-error.ts';
import { consumeOrThrow } from '../../rate-limits/rate-limit.ts';
import { libraryOf } from '../library-of.ts';
import { listPeople } from '../people.ts';
import { importPeople } from './import-people.ts';
import { peopleTable } from './people-table.ts';

/** Files of people, in and out (`docs/decisions.md` 100). */
export const peopleFileHandlers = defineHandlers({
  async importPeople({ body, query: { mode }, session }, { database, config }) {
    const { client } = session;
    await consumeOrThrow(database, { limit: 'peopleFileOfClient', of: [client] });
    const file = body.get('people-file');
    if (!(file instanceof File) || file.size === 0) throw badRequest('No file selected');
    if (file.size > PEOPLE_FILE_LIMIT) throw new HttpError(413, 'The file is too large');
    const library = await libraryOf(database, client);
    if (library === undefined) throw notFound('The library does not exist (any more)');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const context = { database, library, portalUrl: config.portalUrl, session };
    const preview = await importPeople(bytes, { ...context, mode: 'preview' });
    if (mode === 'preview' || preview.kind === 'unreadable') return preview;
    if (mode === 'invite' && preview.added > 0) {
      const by = preview.added;
      await consumeOrThrow(database, { limit: 'invitationsByFile', of: [client], by });
    }
    return importPeople(bytes, { ...context, mode });
  },

  async exportPeople({ query: { language }, session }, { database }) {
    const { people } = await listPeople(database, { client: session.client });
    await writeAudit(database, session, 'people-exported', { people: people.length });
    return csvFile('people', peopleTable(people, language));
  },
});
