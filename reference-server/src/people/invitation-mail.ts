import type { Mail } from '../mail/mailer.contract.ts';
import { type PageLanguage, pageLanguage } from '../sso/pages/language.ts';
import { INVITATION_DAYS } from './account-links.ts';

/** What an invitation is about. */
export interface Invitation {
  /** The name of the library. */
  readonly library: string;
  /** The library's language; Dutch where it has none. */
  readonly language: string | null;
  readonly fullName: string;
  /** The user name. */
  readonly login: string;
  readonly email: string;
  readonly link: string;
}

type Facts = Omit<Invitation, 'language'>;

interface InvitationTexts {
  readonly subject: (library: string) => string;
  readonly lines: (facts: Facts) => readonly string[];
}

const TEXTS: Readonly<Record<PageLanguage, InvitationTexts>> = {
  nl: {
    subject: (library) => `Uw account bij ${library}`,
    lines: ({ library, fullName, login }) => [
      `Beste ${fullName},`,
      '',
      `U hebt een account bij ${library} en meldt zich aan als ${login}.`,
      `Kies hier een wachtwoord, binnen ${INVITATION_DAYS} dagen:`,
    ],
  },
  en: {
    subject: (library) => `Your account at ${library}`,
    lines: ({ library, fullName, login }) => [
      `Dear ${fullName},`,
      '',
      `You have an account at ${library}, and log in as ${login}.`,
      `Choose a password here, within ${INVITATION_DAYS} days:`,
    ],
  },
  de: {
    subject: (library) => `Ihr Konto bei ${library}`,
    lines: ({ library, fullName, login }) => [
      `Guten Tag ${fullName},`,
      '',
      `Sie haben ein Konto bei ${library} und melden sich als ${login} an.`,
      `Wählen Sie hier innerhalb von ${INVITATION_DAYS} Tagen ein Passwort:`,
    ],
  },
  fr: {
    subject: (library) => `Votre compte : ${library}`,
    lines: ({ library, fullName, login }) => [
      `Bonjour ${fullName},`,
      '',
      `Vous avez un compte (${library}). Votre nom d’utilisateur est ${login}.`,
      `Choisissez ici un mot de passe, dans les ${INVITATION_DAYS} jours :`,
    ],
  },
};

/** The mail with the link at which a person chooses a password, in the library's language. */
export function invitationMail({ language, ...facts }: Invitation): Mail {
  const { subject, lines } = TEXTS[pageLanguage(language ?? undefined, undefined)];
  return {
    to: facts.email,
    subject: subject(facts.library),
    text: [...lines(facts), '', facts.link, ''].join('\n'),
  };
}
