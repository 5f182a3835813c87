import type { Person } from '@leeszaal/shared-contracts';
import type { Mail } from '../mail/mailer.contract.ts';
import { libraryMail } from '../mail/texts/library-mail.ts';
import type { MailLibrary } from '../mail/texts/mail-library.ts';
import { INVITATION_DAYS } from './account-links.ts';

/** The subject of an invitation. */
export interface Invitation {
  readonly library: MailLibrary;
  readonly person: Pick<Person, 'name' | 'login' | 'email'>;
  readonly link: string;
}

/** The mail with the link at which a person chooses a password, in the library's language. */
export function invitationMail({
  library,
  person: { name, login, email },
  link,
}: Invitation): Mail {
  return libraryMail(library, {
    kind: 'invitation',
    to: email,
    facts: () => ({ name, login, link, days: String(INVITATION_DAYS) }),
  });
}
