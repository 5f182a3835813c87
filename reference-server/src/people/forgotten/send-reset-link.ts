import type { Services } from '../../endpoints/services.contract.ts';
import { queueMail } from '../../mail/mail-queue.ts';
import { consume } from '../../rate-limits/rate-limit.ts';
import { accountName } from '../../sso/login/known-browser.ts';
import type { PageLanguage } from '../../sso/pages/language.ts';
import { makeAccountLink, RESET_SECONDS } from '../account-links.ts';
import { passwordLink } from '../password-link.ts';
import { FORGOTTEN_TEXTS } from './forgotten-texts.ts';

interface MailedPerson extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly login: string;
  readonly fullName: string;
  readonly email: string;
}

/**
 * Mails a link for a new password to an account's own address. Does nothing for an unknown account, and for one that got
 * too many of these mails: the answer to the person is the same (`docs/decisions.md` 99).
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
  const { productName: product, portalUrl } = config;
  await database.transaction(async (transaction) => {
    const [person] = await transaction.query<MailedPerson>(
      `select u.id, u.login, u.full_name as "fullName", u.email from users u
       where lower(u.login) = lower($1) and u.email <> ''
         and not exists (select from embed_people e where e.user_id = u.id)
         and not exists (select from external_identities e where e.user_id = u.id)
       order by u.login = $1 desc limit 1`,
      [login.trim()],
    );
    if (person === undefined) return;
    const token = await makeAccountLink(transaction, person.id, RESET_SECONDS);
    const texts = FORGOTTEN_TEXTS[language];
    const link = new URL(passwordLink(token), portalUrl).href;
    const facts = { name: person.fullName, login: person.login, product, link };
    const mail = {
      to: person.email,
      subject: texts.subject(product),
      text: `${texts.mail(facts).join('\n')}\n`,
    };
    await queueMail(transaction, mail, person.id);
  });
}
