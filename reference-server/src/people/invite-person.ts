import type { Person } from '@leeszaal/shared-contracts';
import type { Queryable } from '../database/database.contract.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { INVITATION_SECONDS, makeAccountLink } from './account-links.ts';
import { invitationMail } from './invitation-mail.ts';
import type { Library } from './library-of.ts';
import { passwordLink } from './password-link.ts';

/** The person of a link. */
export type Invited = Pick<Person, 'id' | 'login' | 'name' | 'email'>;

/** Makes the link with which a person chooses a password. @returns its address */
export async function makeInvitation(
  transaction: Queryable,
  portalUrl: string,
  { id }: Pick<Invited, 'id'>,
): Promise<string> {
  const token = await makeAccountLink(transaction, id, INVITATION_SECONDS);
  return new URL(passwordLink(token), portalUrl).href;
}

/** Mails a person such a link, in the library's language. */
export async function invitePerson(
  transaction: Queryable,
  { library, portalUrl }: { readonly library: Library; readonly portalUrl: string },
  person: Invited,
): Promise<void> {
  const link = await makeInvitation(transaction, portalUrl, person);
  const mail = invitationMail({ library, person, link });
  await queueMail(transaction, mail, { client: library.ref, person: person.id });
}
