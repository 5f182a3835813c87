import { readRichText, STATEMENT_LINE_LIMIT } from '@leeszaal/shared-contracts';
import { writeAudit } from '../audit/audit-log.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { badRequest } from '../errors/http-error.ts';
import { readStatements, writeStatement } from './statement-store.ts';

/** The statements of a library (`docs/decisions.md` 106). */
export const statementHandlers = defineHandlers({
  async getStatements({ session: { client } }, { database }) {
    return readStatements(database, client);
  },

  async saveStatement({ params: { statement, language }, body: { text }, session }, { database }) {
    const { client } = session;
    const lines = text === null ? 1 : readRichText(text).length;
    if (lines === 0) throw badRequest('body.text: no Quill document, or one without text');
    if (lines > STATEMENT_LINE_LIMIT) throw badRequest('body.text: too many lines');
    return database.transaction(async (transaction) => {
      await writeStatement(transaction, { client, statement, language }, text);
      await writeAudit(transaction, session, 'statement-changed', {
        text: { name: statement, language },
      });
      return readStatements(transaction, client);
    });
  },
});
