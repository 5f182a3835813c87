import type { PageLanguage } from '../sso/pages/language.ts';

const EN = {
  title: 'Choose a password',
  intro: (name: string, login: string) => `For ${name}. You log in as ${login}.`,
  mend: 'Please correct the marked fields.',
  submit: 'Save the password',
  saved: 'The password is saved',
  savedHelp: (login: string) => `You can now log in as ${login}.`,
};

/** The texts of the page on which a person chooses a password. */
export type PasswordTexts = Readonly<typeof EN>;

/** The texts by language. */
export const PASSWORD_TEXTS: Readonly<Record<PageLanguage, PasswordTexts>> = {
  nl: {
    title: 'Kies een wachtwoord',
    intro: (name, login) => `Voor ${name}. U meldt zich aan als ${login}.`,
    mend: 'Verbeter de gemarkeerde velden.',
    submit: 'Wachtwoord opslaan',
    saved: 'Het wachtwoord is opgeslagen',
    savedHelp: (login) => `U kunt zich nu aanmelden als ${login}.`,
  },
  en: EN,
  de: {
    title: 'Wählen Sie ein Passwort',
    intro: (name, login) => `Für ${name}. Sie melden sich als ${login} an.`,
    mend: 'Bitte berichtigen Sie die markierten Felder.',
    submit: 'Passwort speichern',
    saved: 'Das Passwort ist gespeichert',
    savedHelp: (login) => `Sie können sich jetzt als ${login} anmelden.`,
  },
  fr: {
    title: 'Choisissez un mot de passe',
    intro: (name, login) => `Pour ${name}. Votre nom d’utilisateur est ${login}.`,
    mend: 'Veuillez corriger les champs signalés.',
    submit: 'Enregistrer le mot de passe',
    saved: 'Le mot de passe est enregistré',
    savedHelp: (login) => `Vous pouvez maintenant vous connecter avec le nom ${login}.`,
  },
};
