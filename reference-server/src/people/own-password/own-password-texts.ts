import type { PageLanguage } from '../../sso/pages/language.ts';

const EN = {
  title: 'Change your password',
  intro: 'You are then logged out everywhere, and log in with the new password.',
  current: 'Present password',
  next: 'New password',
  nextAgain: 'New password again',
};

/** The texts of the page on which people change their own password. */
export type OwnPasswordTexts = Readonly<typeof EN>;

/** The texts by language. */
export const OWN_PASSWORD_TEXTS: Readonly<Record<PageLanguage, OwnPasswordTexts>> = {
  nl: {
    title: 'Wachtwoord wijzigen',
    intro: 'U wordt daarna overal afgemeld, en meldt zich aan met het nieuwe wachtwoord.',
    current: 'Huidig wachtwoord',
    next: 'Nieuw wachtwoord',
    nextAgain: 'Nieuw wachtwoord nogmaals',
  },
  en: EN,
  de: {
    title: 'Passwort ändern',
    intro: 'Sie werden danach überall abgemeldet und melden sich mit dem neuen Passwort an.',
    current: 'Bisheriges Passwort',
    next: 'Neues Passwort',
    nextAgain: 'Neues Passwort wiederholen',
  },
  fr: {
    title: 'Changer de mot de passe',
    intro: 'Vous serez ensuite déconnecté partout ; connectez-vous avec le nouveau mot de passe.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    nextAgain: 'Répétez le nouveau mot de passe',
  },
};
