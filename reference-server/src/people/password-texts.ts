import type { PageLanguage } from '../sso/pages/language.ts';

const EN = {
  title: 'Choose a password',
  intro: (name: string, login: string) => `For ${name}. You log in as ${login}.`,
  mend: 'Please correct the marked fields.',
  submit: 'Save the password',
  saved: 'The password is saved',
  savedHelp: (login: string) => `You can now log in as ${login}.`,
  ended: 'This link no longer works',
  endedHelp:
    'It has been used, was replaced by a new one, or has expired. Log in, or ask your library for a new link.',
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
    ended: 'Deze link werkt niet meer',
    endedHelp:
      'De link is gebruikt, door een nieuwe vervangen of verlopen. Meld u aan, of vraag uw bibliotheek om een nieuwe link.',
  },
  en: EN,
  de: {
    title: 'Wählen Sie ein Passwort',
    intro: (name, login) => `Für ${name}. Sie melden sich als ${login} an.`,
    mend: 'Bitte berichtigen Sie die markierten Felder.',
    submit: 'Passwort speichern',
    saved: 'Das Passwort ist gespeichert',
    savedHelp: (login) => `Sie können sich jetzt als ${login} anmelden.`,
    ended: 'Dieser Link gilt nicht mehr',
    endedHelp:
      'Er wurde verwendet, durch einen neuen ersetzt oder ist abgelaufen. Melden Sie sich an, oder bitten Sie Ihre Bibliothek um einen neuen Link.',
  },
  fr: {
    title: 'Choisissez un mot de passe',
    intro: (name, login) => `Pour ${name}. Votre nom d’utilisateur est ${login}.`,
    mend: 'Veuillez corriger les champs signalés.',
    submit: 'Enregistrer le mot de passe',
    saved: 'Le mot de passe est enregistré',
    savedHelp: (login) => `Vous pouvez maintenant vous connecter avec le nom ${login}.`,
    ended: 'Ce lien n’est plus valable',
    endedHelp:
      'Il a été utilisé, remplacé par un nouveau ou a expiré. Connectez-vous, ou demandez un nouveau lien à votre bibliothèque.',
  },
};
