import type { PageLanguage } from './language.ts';

const EN = {
  signIn: 'Log in',
  welcome: (product: string) => `Log in to search, borrow and read in ${product}.`,
  accountName: 'User name',
  password: 'Password',
  forgotten: 'Forgotten your password?',
  otherWays: 'Other ways to log in',
  signInWith: (provider: string) => `Log in with ${provider}`,
  wrong: 'Incorrect user name or password.',
  tooMany: (minutes: number) =>
    minutes === 1
      ? 'Too many attempts. Please try again in a minute.'
      : `Too many attempts. Please try again in ${minutes} minutes.`,
  stale: 'The form has expired. Please try again.',
  error: 'Error',
  badLink: 'Invalid link',
  badLinkHelp: 'This link does not lead to this library, or it has expired.',
  noAccess: 'No access',
  noAccessHelp: (product: string) =>
    `Your account has no access to ${product}. Ask your library for access, or log in with another account.`,
  closed: 'Closed at present',
  closedHelp:
    'Your library is closed at present. Your account is kept: you can log in as soon as the library is open again.',
  signOut: 'Log out',
  signedOut: 'You are logged out',
  signedOutHelp: 'See you soon in the library.',
  signInAgain: 'Log in again',
  toPortal: (product: string) => `Go to ${product}`,
  secondFactor: 'Two-factor authentication',
  languages: 'Language',
};

/** The texts of the sign-in pages. */
export type PageTexts = Readonly<typeof EN>;

/** The texts by language. */
export const PAGE_TEXTS: Readonly<Record<PageLanguage, PageTexts>> = {
  nl: {
    signIn: 'Aanmelden',
    welcome: (product) => `Meld u aan om in ${product} te zoeken, te lenen en te lezen.`,
    accountName: 'Gebruikersnaam',
    password: 'Wachtwoord',
    forgotten: 'Wachtwoord vergeten?',
    otherWays: 'Andere manieren om u aan te melden',
    signInWith: (provider) => `Aanmelden met ${provider}`,
    wrong: 'Onjuiste gebruikersnaam of onjuist wachtwoord.',
    tooMany: (minutes) =>
      minutes === 1
        ? 'Te veel pogingen. Probeer het over een minuut opnieuw.'
        : `Te veel pogingen. Probeer het over ${minutes} minuten opnieuw.`,
    stale: 'Het formulier is verlopen. Probeer het opnieuw.',
    error: 'Fout',
    badLink: 'Ongeldige link',
    badLinkHelp: 'Deze link leidt niet naar deze bibliotheek, of is verlopen.',
    noAccess: 'Geen toegang',
    noAccessHelp: (product) =>
      `Uw account heeft geen toegang tot ${product}. Vraag uw bibliotheek om toegang, of meld u aan met een ander account.`,
    closed: 'Op dit moment gesloten',
    closedHelp:
      'Uw bibliotheek is op dit moment gesloten. Uw account blijft bewaard: u kunt zich aanmelden zodra de bibliotheek weer open is.',
    signOut: 'Afmelden',
    signedOut: 'U bent afgemeld',
    signedOutHelp: 'Tot ziens in de bibliotheek.',
    signInAgain: 'Opnieuw aanmelden',
    toPortal: (product) => `Naar ${product}`,
    secondFactor: 'Aanmelden in twee stappen',
    languages: 'Taal',
  },
  en: EN,
  de: {
    signIn: 'Anmelden',
    welcome: (product) =>
      `Melden Sie sich an, um in ${product} zu suchen, auszuleihen und zu lesen.`,
    accountName: 'Benutzername',
    password: 'Passwort',
    forgotten: 'Passwort vergessen?',
    otherWays: 'Andere Wege der Anmeldung',
    signInWith: (provider) => `Mit ${provider} anmelden`,
    wrong: 'Benutzername oder Passwort ist falsch.',
    tooMany: (minutes) =>
      minutes === 1
        ? 'Zu viele Versuche. Bitte versuchen Sie es in einer Minute erneut.'
        : `Zu viele Versuche. Bitte versuchen Sie es in ${minutes} Minuten erneut.`,
    stale: 'Das Formular ist abgelaufen. Bitte versuchen Sie es erneut.',
    error: 'Fehler',
    badLink: 'Ungültiger Link',
    badLinkHelp: 'Dieser Link führt nicht zu dieser Bibliothek oder ist abgelaufen.',
    noAccess: 'Kein Zugang',
    noAccessHelp: (product) =>
      `Ihr Konto hat keinen Zugang zu ${product}. Bitten Sie Ihre Bibliothek um Zugang, oder melden Sie sich mit einem anderen Konto an.`,
    closed: 'Zurzeit geschlossen',
    closedHelp:
      'Ihre Bibliothek ist zurzeit geschlossen. Ihr Konto bleibt erhalten: Sie können sich anmelden, sobald die Bibliothek wieder geöffnet ist.',
    signOut: 'Abmelden',
    signedOut: 'Sie sind abgemeldet',
    signedOutHelp: 'Auf Wiedersehen in der Bibliothek.',
    signInAgain: 'Erneut anmelden',
    toPortal: (product) => `Zu ${product}`,
    secondFactor: 'Anmeldung in zwei Schritten',
    languages: 'Sprache',
  },
  fr: {
    signIn: 'Se connecter',
    welcome: (product) => `Connectez-vous pour chercher, emprunter et lire dans ${product}.`,
    accountName: 'Nom d’utilisateur',
    password: 'Mot de passe',
    forgotten: 'Mot de passe oublié ?',
    otherWays: 'Autres façons de se connecter',
    signInWith: (provider) => `Se connecter avec ${provider}`,
    wrong: 'Nom d’utilisateur ou mot de passe incorrect.',
    tooMany: (minutes) =>
      minutes === 1
        ? 'Trop de tentatives. Veuillez réessayer dans une minute.'
        : `Trop de tentatives. Veuillez réessayer dans ${minutes} minutes.`,
    stale: 'Le formulaire a expiré. Veuillez réessayer.',
    error: 'Erreur',
    badLink: 'Lien non valide',
    badLinkHelp: 'Ce lien ne mène pas à cette bibliothèque ou a expiré.',
    noAccess: 'Pas d’accès',
    noAccessHelp: (product) =>
      `Votre compte n’a pas accès à ${product}. Demandez l’accès à votre bibliothèque ou connectez-vous avec un autre compte.`,
    closed: 'Fermée pour le moment',
    closedHelp:
      'Votre bibliothèque est fermée pour le moment. Votre compte est conservé : vous pourrez vous connecter dès sa réouverture.',
    signOut: 'Se déconnecter',
    signedOut: 'Vous êtes déconnecté',
    signedOutHelp: 'À bientôt à la bibliothèque.',
    signInAgain: 'Se reconnecter',
    toPortal: (product) => `Aller à ${product}`,
    secondFactor: 'Connexion en deux étapes',
    languages: 'Langue',
  },
};
