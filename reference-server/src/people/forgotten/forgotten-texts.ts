import type { PageLanguage } from '../../sso/pages/language.ts';

const EN = {
  title: 'Forgotten password',
  intro: 'Enter your user name. You get a mail with a link, at which you choose a new password.',
  submit: 'Send the link',
  sent: 'Look in your mailbox',
  sentHelp: (login: string) =>
    `If there is an account ${login}, a mail with a link is on its way. The link works for two hours.`,
};

/** The texts of the page for a forgotten password. */
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
  },
  fr: {
    title: 'Mot de passe oublié',
    intro:
      'Saisissez votre nom d’utilisateur. Vous recevrez un e-mail avec un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    sent: 'Consultez votre messagerie',
    sentHelp: (login) =>
      `Si le compte ${login} existe, un e-mail avec un lien est en route. Le lien est valable deux heures.`,
  },
};
