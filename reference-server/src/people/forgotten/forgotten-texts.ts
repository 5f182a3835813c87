import type { PageLanguage } from '../../sso/pages/language.ts';

/** What a mail is about. */
interface MailFacts {
  readonly name: string;
  readonly login: string;
  readonly product: string;
  readonly link: string;
}

const EN = {
  title: 'Forgotten password',
  intro: 'Enter your user name. You get a mail with a link, at which you choose a new password.',
  submit: 'Send the link',
  sent: 'Look in your mailbox',
  sentHelp: (login: string) =>
    `If there is an account ${login}, a mail with a link is on its way. The link works for two hours.`,
  subject: (product: string) => `A new password for ${product}`,
  mail: ({ name, login, product, link }: MailFacts) => [
    `Dear ${name},`,
    '',
    `A new password was requested for your account ${login} at ${product}.`,
    'Choose it here, within two hours:',
    '',
    link,
    '',
    'If you did not request it, you need not do anything: your password stays the same.',
  ],
};

/** The texts of the page for a forgotten password, and of its mail. */
export type ForgottenTexts = Readonly<typeof EN>;

/** The texts by language. */
export const FORGOTTEN_TEXTS: Readonly<Record<PageLanguage, ForgottenTexts>> = {
  nl: {
    title: 'Wachtwoord vergeten',
    intro:
      'Vul uw gebruikersnaam in. U krijgt een e-mail met een link, waarmee u een nieuw wachtwoord kiest.',
    submit: 'Link versturen',
    sent: 'Kijk in uw mailbox',
    sentHelp: (login) =>
      `Als er een account ${login} is, is een e-mail met een link onderweg. De link werkt twee uur.`,
    subject: (product) => `Een nieuw wachtwoord voor ${product}`,
    mail: ({ name, login, product, link }) => [
      `Beste ${name},`,
      '',
      `Er is een nieuw wachtwoord aangevraagd voor uw account ${login} bij ${product}.`,
      'Kies het hier, binnen twee uur:',
      '',
      link,
      '',
      'Hebt u dit niet aangevraagd, dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.',
    ],
  },
  en: EN,
  de: {
    title: 'Passwort vergessen',
    intro:
      'Geben Sie Ihren Benutzernamen ein. Sie erhalten eine E-Mail mit einem Link, über den Sie ein neues Passwort wählen.',
    submit: 'Link senden',
    sent: 'Sehen Sie in Ihr Postfach',
    sentHelp: (login) =>
      `Wenn es ein Konto ${login} gibt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt zwei Stunden.`,
    subject: (product) => `Ein neues Passwort für ${product}`,
    mail: ({ name, login, product, link }) => [
      `Guten Tag ${name},`,
      '',
      `für Ihr Konto ${login} bei ${product} wurde ein neues Passwort angefordert.`,
      'Wählen Sie es innerhalb von zwei Stunden hier:',
      '',
      link,
      '',
      'Wenn Sie es nicht angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt unverändert.',
    ],
  },
  fr: {
    title: 'Mot de passe oublié',
    intro:
      'Saisissez votre nom d’utilisateur. Vous recevrez un e-mail avec un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    sent: 'Consultez votre messagerie',
    sentHelp: (login) =>
      `Si le compte ${login} existe, un e-mail avec un lien est en route. Le lien est valable deux heures.`,
    subject: (product) => `Un nouveau mot de passe pour ${product}`,
    mail: ({ name, login, product, link }) => [
      `Bonjour ${name},`,
      '',
      `Un nouveau mot de passe a été demandé pour votre compte ${login} sur ${product}.`,
      'Choisissez-le ici, dans les deux heures :',
      '',
      link,
      '',
      'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire : votre mot de passe reste inchangé.',
    ],
  },
};
