import { NAME_LIMIT } from '@leeszaal/shared-contracts';
import { NEW_PASSWORD_TEXTS } from '../sso/new-password/new-password-texts.ts';
import type { PageLanguage } from '../sso/pages/language.ts';
import type { FirstLibrary } from './first-library.contract.ts';

/** A field of the form. */
export type SetupField = keyof FirstLibrary | 'passwordAgain';

const EN = {
  title: 'Set up your library',
  intro: 'Enter the details of the first library and of its administrator.',
  library: 'Library',
  administrator: 'Administrator',
  labels: {
    ...NEW_PASSWORD_TEXTS.en.labels,
    libraryName: 'Name of the library',
    libraryEmail: 'E-mail address for requests',
    language: 'Language of the portal',
    languages: 'Languages to choose from',
    fullName: 'Full name',
    email: 'E-mail address',
  } satisfies Record<SetupField, string>,
  hints: {
    ...NEW_PASSWORD_TEXTS.en.hints,
    libraryEmail: 'Requests for publications are sent to this address.',
    language: 'For visitors who have not chosen one.',
    languages: 'The language above is always one of them.',
    email: 'You log in with this address.',
  },
  problems: {
    ...NEW_PASSWORD_TEXTS.en.problems,
    libraryName: `Enter a name of at most ${NAME_LIMIT} characters.`,
    libraryEmail: 'Enter an e-mail address, such as desk@library.example.',
    language: 'Choose a language.',
    languages: 'Choose among nl, en, de and fr.',
    fullName: `Enter a name of at most ${NAME_LIMIT} characters.`,
    email: 'Enter an e-mail address, such as name@library.example.',
  } satisfies Record<SetupField, string>,
  mend: 'Please correct the marked fields, and enter the password again.',
  submit: 'Set up the library',
  ready: 'Your library is ready',
  readyHelp: (library: string, email: string) =>
    `${library} has been set up. Log in as ${email} to administer it.`,
  exists: 'It has been set up already. Log in to administer it.',
  noLibrary: 'No library yet',
  noLibraryHelp:
    'This portal has not been set up. The link to do so is among the lines that the server prints when it starts. It is valid until the next start.',
};

/** The texts of the pages that set up the first library. */
export type SetupTexts = Readonly<typeof EN>;

/** The texts by language. */
export const SETUP_TEXTS: Readonly<Record<PageLanguage, SetupTexts>> = {
  nl: {
    title: 'Uw bibliotheek inrichten',
    intro: 'Vul de gegevens in van de eerste bibliotheek en van de beheerder.',
    library: 'Bibliotheek',
    administrator: 'Beheerder',
    labels: {
      ...NEW_PASSWORD_TEXTS.nl.labels,
      libraryName: 'Naam van de bibliotheek',
      libraryEmail: 'E-mailadres voor aanvragen',
      language: 'Taal van het portaal',
      languages: 'Talen om uit te kiezen',
      fullName: 'Volledige naam',
      email: 'E-mailadres',
    },
    hints: {
      ...NEW_PASSWORD_TEXTS.nl.hints,
      libraryEmail: 'Aanvragen voor publicaties gaan naar dit adres.',
      language: 'Voor bezoekers die geen taal hebben gekozen.',
      languages: 'De taal hierboven hoort er altijd bij.',
      email: 'Met dit adres meldt u zich aan.',
    },
    problems: {
      ...NEW_PASSWORD_TEXTS.nl.problems,
      libraryName: `Vul een naam van hoogstens ${NAME_LIMIT} tekens in.`,
      libraryEmail: 'Vul een e-mailadres in, zoals balie@bibliotheek.example.',
      language: 'Kies een taal.',
      languages: 'Kies uit nl, en, de en fr.',
      fullName: `Vul een naam van hoogstens ${NAME_LIMIT} tekens in.`,
      email: 'Vul een e-mailadres in, zoals naam@bibliotheek.example.',
    },
    mend: 'Verbeter de gemarkeerde velden en vul het wachtwoord opnieuw in.',
    submit: 'Bibliotheek inrichten',
    ready: 'Uw bibliotheek is klaar',
    readyHelp: (library, email) =>
      `${library} is ingericht. Meld u aan als ${email} om de bibliotheek te beheren.`,
    exists: 'De bibliotheek is al ingericht. Meld u aan om haar te beheren.',
    noLibrary: 'Nog geen bibliotheek',
    noLibraryHelp:
      'Dit portaal is nog niet ingericht. De link daarvoor staat in de regels die de server bij het starten toont. De link geldt tot de volgende start.',
  },
  en: EN,
  de: {
    title: 'Ihre Bibliothek einrichten',
    intro: 'Geben Sie die Daten der ersten Bibliothek und der verwaltenden Person ein.',
    library: 'Bibliothek',
    administrator: 'Administratorkonto',
    labels: {
      ...NEW_PASSWORD_TEXTS.de.labels,
      libraryName: 'Name der Bibliothek',
      libraryEmail: 'E-Mail-Adresse für Anfragen',
      language: 'Sprache des Portals',
      languages: 'Sprachen zur Auswahl',
      fullName: 'Vollständiger Name',
      email: 'E-Mail-Adresse',
    },
    hints: {
      ...NEW_PASSWORD_TEXTS.de.hints,
      libraryEmail: 'Anfragen nach Publikationen gehen an diese Adresse.',
      language: 'Für Besucher, die keine Sprache gewählt haben.',
      languages: 'Die Sprache oben gehört immer dazu.',
      email: 'Mit dieser Adresse melden Sie sich an.',
    },
    problems: {
      ...NEW_PASSWORD_TEXTS.de.problems,
      libraryName: `Geben Sie einen Namen mit höchstens ${NAME_LIMIT} Zeichen ein.`,
      libraryEmail: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel theke@bibliothek.example.',
      language: 'Wählen Sie eine Sprache.',
      languages: 'Wählen Sie aus nl, en, de und fr.',
      fullName: `Geben Sie einen Namen mit höchstens ${NAME_LIMIT} Zeichen ein.`,
      email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@bibliothek.example.',
    },
    mend: 'Bitte berichtigen Sie die markierten Felder und geben Sie das Passwort erneut ein.',
    submit: 'Bibliothek einrichten',
    ready: 'Ihre Bibliothek ist bereit',
    readyHelp: (library, email) =>
      `${library} ist eingerichtet. Melden Sie sich als ${email} an, um die Bibliothek zu verwalten.`,
    exists: 'Sie ist bereits eingerichtet. Melden Sie sich an, um sie zu verwalten.',
    noLibrary: 'Noch keine Bibliothek',
    noLibraryHelp:
      'Dieses Portal ist noch nicht eingerichtet. Der Link dafür steht in den Zeilen, die der Server beim Start ausgibt. Er gilt bis zum nächsten Start.',
  },
  fr: {
    title: 'Configurer votre bibliothèque',
    intro: 'Saisissez les informations de la première bibliothèque et de son administrateur.',
    library: 'Bibliothèque',
    administrator: 'Administrateur',
    labels: {
      ...NEW_PASSWORD_TEXTS.fr.labels,
      libraryName: 'Nom de la bibliothèque',
      libraryEmail: 'Adresse e-mail pour les demandes',
      language: 'Langue du portail',
      languages: 'Langues proposées',
      fullName: 'Nom complet',
      email: 'Adresse e-mail',
    },
    hints: {
      ...NEW_PASSWORD_TEXTS.fr.hints,
      libraryEmail: 'Les demandes de publications sont envoyées à cette adresse.',
      language: 'Pour les visiteurs qui n’ont pas choisi de langue.',
      languages: 'La langue ci-dessus en fait toujours partie.',
      email: 'Vous vous connectez avec cette adresse.',
    },
    problems: {
      ...NEW_PASSWORD_TEXTS.fr.problems,
      libraryName: `Saisissez un nom de ${NAME_LIMIT} caractères au plus.`,
      libraryEmail: 'Saisissez une adresse e-mail, par exemple accueil@bibliotheque.example.',
      language: 'Choisissez une langue.',
      languages: 'Choisissez parmi nl, en, de et fr.',
      fullName: `Saisissez un nom de ${NAME_LIMIT} caractères au plus.`,
      email: 'Saisissez une adresse e-mail, par exemple nom@bibliotheque.example.',
    },
    mend: 'Veuillez corriger les champs signalés et saisir à nouveau le mot de passe.',
    submit: 'Configurer la bibliothèque',
    ready: 'Votre bibliothèque est prête',
    readyHelp: (library, email) =>
      `La bibliothèque « ${library} » est configurée. Connectez-vous avec le compte ${email} pour l’administrer.`,
    exists: 'Elle est déjà configurée. Connectez-vous pour l’administrer.',
    noLibrary: 'Pas encore de bibliothèque',
    noLibraryHelp:
      'Ce portail n’est pas encore configuré. Le lien pour le faire figure parmi les lignes que le serveur affiche au démarrage. Il est valable jusqu’au prochain démarrage.',
  },
};
