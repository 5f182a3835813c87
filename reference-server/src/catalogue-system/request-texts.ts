import type { InLanguage } from '../text/in-language.ts';

/** Texts of the mail that asks a library for a publication. */
export const REQUEST_TEXTS = {
  subject: {
    nl: (title: string) => `Aanvraag: ${title}`,
    en: (title: string) => `Request: ${title}`,
    de: (title: string) => `Anfrage: ${title}`,
    fr: (title: string) => `Demande : ${title}`,
  },
  lead: {
    nl: 'Er is een publicatie aangevraagd.',
    en: 'A publication has been requested.',
    de: 'Eine Publikation wurde angefragt.',
    fr: 'Une publication a été demandée.',
  },
  title: { nl: 'Titel', en: 'Title', de: 'Titel', fr: 'Titre' },
  authors: { nl: 'Auteurs', en: 'Authors', de: 'Autoren', fr: 'Auteurs' },
  corporateAuthors: {
    nl: 'Corporatieve auteurs',
    en: 'Corporate authors',
    de: 'Körperschaften',
    fr: 'Collectivités',
  },
  publisher: { nl: 'Uitgever', en: 'Publisher', de: 'Verlag', fr: 'Éditeur' },
  year: { nl: 'Jaar', en: 'Year', de: 'Jahr', fr: 'Année' },
  edition: { nl: 'Druk', en: 'Edition', de: 'Auflage', fr: 'Édition' },
  series: { nl: 'Reeks', en: 'Series', de: 'Reihe', fr: 'Collection' },
  isbn: { nl: 'ISBN', en: 'ISBN', de: 'ISBN', fr: 'ISBN' },
  shelfMark: { nl: 'Plaatsnummer', en: 'Shelf mark', de: 'Signatur', fr: 'Cote' },
  classification: {
    nl: 'Classificatie',
    en: 'Classification',
    de: 'Klassifikation',
    fr: 'Classification',
  },
  number: {
    nl: 'Recordnummer',
    en: 'Record number',
    de: 'Datensatznummer',
    fr: 'Numéro de notice',
  },
  copies: { nl: 'Exemplaren', en: 'Copies', de: 'Exemplare', fr: 'Exemplaires' },
  loanable: { nl: 'beschikbaar', en: 'available', de: 'verfügbar', fr: 'disponible' },
  notLoanable: {
    nl: 'niet uitleenbaar',
    en: 'not for loan',
    de: 'nicht ausleihbar',
    fr: 'exclu du prêt',
  },
  onLoan: { nl: 'uitgeleend', en: 'on loan', de: 'ausgeliehen', fr: 'en prêt' },
  link: { nl: 'In de portal', en: 'In the portal', de: 'Im Portal', fr: 'Dans le portail' },
  requester: {
    nl: 'Aangevraagd door',
    en: 'Requested by',
    de: 'Angefragt von',
    fr: 'Demandée par',
  },
  account: { nl: 'aangemeld', en: 'logged in', de: 'angemeldet', fr: 'connecté' },
  visitor: {
    nl: 'niet aangemeld; naam en adres zijn niet gecontroleerd',
    en: 'not logged in; name and address are not verified',
    de: 'nicht angemeldet; Name und Adresse sind nicht geprüft',
    fr: 'non connecté ; nom et adresse non vérifiés',
  },
  email: { nl: 'E-mail', en: 'E-mail', de: 'E-Mail', fr: 'E-mail' },
  typedName: {
    nl: 'Naam, opgegeven door de aanvrager',
    en: 'Name, typed by the requester',
    de: 'Name, wie eingegeben',
    fr: 'Nom saisi par le demandeur',
  },
  typedEmail: {
    nl: 'E-mail, opgegeven door de aanvrager en niet gecontroleerd',
    en: 'E-mail, typed by the requester and not verified',
    de: 'E-Mail, wie eingegeben und nicht geprüft',
    fr: 'E-mail saisi par le demandeur et non vérifié',
  },
  department: { nl: 'Afdeling', en: 'Department', de: 'Abteilung', fr: 'Service' },
  message: { nl: 'Bericht', en: 'Message', de: 'Nachricht', fr: 'Message' },
};

/** The texts in one language. */
export type RequestTexts = InLanguage<typeof REQUEST_TEXTS>;
