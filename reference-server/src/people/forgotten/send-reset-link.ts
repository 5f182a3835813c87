import type { Services } from '../../endpoints/services.contract.ts';
import { queueMail } from '../../mail/mail-queue.ts';
import { libraryMail } from '../../mail/texts/library-mail.ts';
import { readMailLibrary } from '../../mail/texts/mail-library.ts';
import { consume } from '../../rate-limits/rate-limit.ts';
import { findAccount } from '../../sso/accounts.ts';
import { accountName } from '../../sso/login/known-browser.ts';
import type { PageLanguage } from '../../sso/pages/language.ts';
import { isShutOut } from '../../sso/shut-out.ts';
import { makeAccountLink, RESET_SECONDS } from '../account-links.ts';
import { passwordLink } from '../password-link.ts';

interface MailedPerson extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly login: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Mails a link for a new password to an account's own address, in the name of the library at which the person signs in.
 * Does nothing for an unknown account, one that has no library that is switched on, and one that got too many of these
 * mails: the answer to the person is the same (`docs/decisions.md` 99).
 */
export async function sendResetLink(
  { database, config }: Pick<Services, 'database' | 'config'>,
  { login, language }: { readonly login: string; readonly language: PageLanguage },
): Promise<void> {
  const seconds = await consume(database, {
    limit: 'resetMailToAccount',
    of: [accountName(login)],
  });
  if (seconds > 0) return;
  await database.transaction(async (transaction) => {
    const [person] = await transaction.query<MailedPerson>(
      `select u.id, u.login, u.full_name as name, u.email from users u
       where lower(u.login) = lower($1) and u.email <> ''
         and not exists (select from embed_people e where e.user_id = u.id)
         and not exists (select from external_identities e where e.user_id = u.id)
         and not ${isShutOut('u.id')}
       order by u.login = $1 desc limit 1`,
      [login.trim()],
    );
    if (person === undefined) return;
    const account = await findAccount(transaction, person.id, config.sso.client);
    const library = account?.client && (await readMailLibrary(transaction, account.client));
    if (!library) return;
    const token = await makeAccountLink(transaction, person.id, RESET_SECONDS);
    const link = new URL(passwordLink(token), config.portalUrl).href;
    const { name, email } = person;
    const mail = libraryMail(library, {
      kind: 'password',
      to: email,
      language,
      facts: () => ({ name, login: person.login, link, hours: String(RESET_SECONDS / 3600) }),
    });
    await queueMail(transaction, mail, { client: account.client, person: person.id });
  });
}
