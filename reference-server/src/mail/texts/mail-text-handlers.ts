import { type MailTexts, placeholderFaults } from '@leeszaal/shared-contracts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Queryable } from '../../database/database.contract.ts';
import { defineHandlers } from '../../endpoints/define-handlers.ts';
import { badRequest } from '../../errors/http-error.ts';
import { BUILT_IN_MAIL_TEXTS } from './built-in-mail-texts.ts';
import { readOwnMailTexts, writeMailText } from './mail-text-store.ts';

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

async function textsOf(database: Queryable, client: string): Promise<MailTexts> {
  return { own: await readOwnMailTexts(database, client), builtIn: BUILT_IN_MAIL_TEXTS };
}

/** The texts of a library's mails (`docs/decisions.md` 107). */
export const mailTextHandlers = defineHandlers({
  async getMailTexts({ session: { client } }, { database }) {
    return textsOf(database, client);
  },

  async saveMailText({ params: { mail, language }, body: { text }, session }, { database }) {
    const { client } = session;
    if (text !== null) {
      const { unknown, misplaced, missing } = placeholderFaults(mail, text);
      if (unknown.length > 0) throw badRequest(`Unknown placeholders: ${inBraces(unknown)}`);
      if (misplaced.length > 0) throw badRequest(`Not in a subject: ${inBraces(misplaced)}`);
      if (missing.length > 0) {
        throw badRequest(`Needed in the text, once, between white space: ${inBraces(missing)}`);
      }
    }
    return database.transaction(async (transaction) => {
      await writeMailText(transaction, { client, mail, language }, text);
      await writeAudit(transaction, session, 'mail-text-changed', {
        text: { name: mail, language },
      });
      return textsOf(transaction, client);
    });
  },
});
