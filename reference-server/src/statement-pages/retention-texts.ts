import type { PageLanguage } from '../sso/pages/language.ts';

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

const EN = {
  title: 'How long data is kept',
  data: 'Data',
  time: 'Kept',
  account: 'Account: name, user name, e-mail address, role, and what you log in with',
  accountTime: 'until the library erases it',
  sessions: 'Sessions: when you logged in and when this ended',
  sessionsTime: (count: number) => `${days(count)} after the session has ended`,
  loans: 'Loans: which document you read',
  loansTime: (count: number) =>
    count === 0
      ? 'a few hours after the loan has ended at most'
      : `${days(count)} after the loan has ended; without an account a few hours at most`,
  places: 'Reading places: where you stopped reading',
  placesTime: (count: number, ofVisitors: number) =>
    count === ofVisitors
      ? `${days(count)} after you last read`
      : `${days(count)} after you last read; without an account ${days(ofVisitors)}`,
  searches: 'Searches',
  searchesTime: 'not kept',
  shelves: 'Bookshelves',
  shelvesTime: 'until you delete them, or your account is erased',
  orders: 'Orders, also in the log',
  ordersTime: 'without an end, as accounts of the library; without you once your account is erased',
  log: 'Log of the administration',
  logTime: (count: number) => days(count),
  embeds: 'Log of the people who read on a website of an institution',
  technical:
    'Mails that are waiting to be sent, links for choosing a password, and records against repeated requests',
  technicalTime: (count: number) => `${days(count)} at most`,
};

/** The texts of the table of retention times. */
export type RetentionTexts = Readonly<typeof EN>;

const dagen = (count: number): string => (count === 1 ? '1 dag' : `${count} dagen`);
const tage = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`);
const jours = (count: number): string => (count === 1 ? '1 jour' : `${count} jours`);

/** The texts by language. */
export const RETENTION_TEXTS: Readonly<Record<PageLanguage, RetentionTexts>> = {
  nl: {
    title: 'Hoe lang gegevens worden bewaard',
    data: 'Gegevens',
    time: 'Bewaard',
    account: 'Account: naam, gebruikersnaam, e-mailadres, rol, en waarmee u zich aanmeldt',
    accountTime: 'tot de bibliotheek het wist',
    sessions: 'Sessies: wanneer u zich hebt aangemeld en wanneer dat eindigde',
    sessionsTime: (count) => `tot ${dagen(count)} na het einde van de sessie`,
    loans: 'Leningen: welk document u leest',
    loansTime: (count) =>
      count === 0
        ? 'ten hoogste enkele uren na het einde van de lening'
        : `tot ${dagen(count)} na het einde van de lening; zonder account ten hoogste enkele uren`,
    places: 'Leesplaatsen: waar u bent gestopt met lezen',
    placesTime: (count, ofVisitors) =>
      count === ofVisitors
        ? `tot ${dagen(count)} nadat u het laatst hebt gelezen`
        : `tot ${dagen(count)} nadat u het laatst hebt gelezen; zonder account ${dagen(ofVisitors)}`,
    searches: 'Zoekopdrachten',
    searchesTime: 'niet bewaard',
    shelves: 'Boekenplanken',
    shelvesTime: 'tot u ze verwijdert, of tot uw account wordt gewist',
    orders: 'Bestellingen, ook in het logboek',
    ordersTime:
      'zonder einde, als boekhouding van de bibliotheek; zonder u zodra uw account is gewist',
    log: 'Logboek van het beheer',
    logTime: dagen,
    embeds: 'Logboek van mensen die op een website van een instelling lezen',
    technical:
      'E-mails die nog verstuurd moeten worden, links om een wachtwoord te kiezen, en gegevens tegen herhaalde aanvragen',
    technicalTime: (count) => `ten hoogste ${dagen(count)}`,
  },
  en: EN,
  de: {
    title: 'Wie lange Daten gespeichert werden',
    data: 'Daten',
    time: 'Gespeichert',
    account: 'Konto: Name, Benutzername, E-Mail-Adresse, Rolle und womit Sie sich anmelden',
    accountTime: 'bis die Bibliothek es löscht',
    sessions: 'Sitzungen: wann Sie sich angemeldet haben und wann dies endete',
    sessionsTime: (count) => `bis ${tage(count)} nach dem Ende der Sitzung`,
    loans: 'Ausleihen: welches Dokument Sie lesen',
    loansTime: (count) =>
      count === 0
        ? 'höchstens einige Stunden nach dem Ende der Ausleihe'
        : `bis ${tage(count)} nach dem Ende der Ausleihe; ohne Konto höchstens einige Stunden`,
    places: 'Lesestellen: wo Sie aufgehört haben zu lesen',
    placesTime: (count, ofVisitors) =>
      count === ofVisitors
        ? `bis ${tage(count)} nach dem letzten Lesen`
        : `bis ${tage(count)} nach dem letzten Lesen; ohne Konto ${tage(ofVisitors)}`,
    searches: 'Suchanfragen',
    searchesTime: 'nicht gespeichert',
    shelves: 'Bücherregale',
    shelvesTime: 'bis Sie sie löschen oder Ihr Konto gelöscht wird',
    orders: 'Bestellungen, auch im Protokoll',
    ordersTime:
      'unbefristet, als Buchführung der Bibliothek; ohne Sie, sobald Ihr Konto gelöscht ist',
    log: 'Protokoll der Verwaltung',
    logTime: tage,
    embeds: 'Protokoll der Personen, die auf einer Website einer Einrichtung lesen',
    technical:
      'E-Mails, die noch zu senden sind, Links zum Wählen eines Passworts und Angaben gegen wiederholte Anfragen',
    technicalTime: (count) => `höchstens ${tage(count)}`,
  },
  fr: {
    title: 'Durée de conservation des données',
    data: 'Données',
    time: 'Conservation',
    account: 'Compte : nom, nom d’utilisateur, adresse e-mail, rôle et moyens de connexion',
    accountTime: 'jusqu’à ce que la bibliothèque l’efface',
    sessions: 'Sessions : quand vous vous êtes connecté et quand cela a pris fin',
    sessionsTime: (count) => `${jours(count)} après la fin de la session`,
    loans: 'Emprunts : quel document vous lisez',
    loansTime: (count) =>
      count === 0
        ? 'quelques heures au plus après la fin de l’emprunt'
        : `${jours(count)} après la fin de l’emprunt ; sans compte, quelques heures au plus`,
    places: 'Repères de lecture : où vous avez arrêté de lire',
    placesTime: (count, ofVisitors) =>
      count === ofVisitors
        ? `${jours(count)} après votre dernière lecture`
        : `${jours(count)} après votre dernière lecture ; sans compte, ${jours(ofVisitors)}`,
    searches: 'Recherches',
    searchesTime: 'non conservées',
    shelves: 'Étagères',
    shelvesTime: 'jusqu’à ce que vous les supprimiez ou que votre compte soit effacé',
    orders: 'Commandes, également dans le journal',
    ordersTime:
      'sans limite, dans la comptabilité de la bibliothèque ; sans vous une fois votre compte effacé',
    log: 'Journal de l’administration',
    logTime: jours,
    embeds: 'Journal des personnes qui lisent sur un site d’un établissement',
    technical:
      'E-mails en attente d’envoi, liens pour choisir un mot de passe et données contre les demandes répétées',
    technicalTime: (count) => `${jours(count)} au plus`,
  },
};
