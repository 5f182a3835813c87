import type { PageLanguage } from '../sso/pages/language.ts';

/** Texts of the mail that asks a library for a publication. */
export interface RequestTexts {
  readonly subject: (title: string) => string;
  readonly lead: string;
  readonly title: string;
  readonly authors: string;
  readonly corporateAuthors: string;
  readonly publisher: string;
  readonly year: string;
  readonly edition: string;
  readonly series: string;
  readonly isbn: string;
  readonly shelfMark: string;
  readonly classification: string;
  readonly number: string;
  readonly copies: string;
  readonly loanable: string;
  readonly notLoanable: string;
  readonly onLoan: string;
  readonly link: string;
  readonly requester: string;
  readonly account: string;
  readonly visitor: string;
  readonly email: string;
  readonly typedName: string;
  readonly typedEmail: string;
  readonly department: string;
  readonly message: string;
}

/** The texts by language. */
export const REQUEST_TEXTS: Readonly<Record<PageLanguage, RequestTexts>> = {
  nl: {
    subject: (title) => `Aanvraag: ${title}`,
    lead: 'Er is een publicatie aangevraagd.',
    title: 'Titel',
    authors: 'Auteurs',
    corporateAuthors: 'Corporatieve auteurs',
    publisher: 'Uitgever',
    year: 'Jaar',
    edition: 'Druk',
    series: 'Reeks',
    isbn: 'ISBN',
    shelfMark: 'Plaatsnummer',
    classification: 'Classificatie',
    number: 'Recordnummer',
    copies: 'Exemplaren',
    loanable: 'beschikbaar',
    notLoanable: 'niet uitleenbaar',
    onLoan: 'uitgeleend',
    link: 'In de portal',
    requester: 'Aangevraagd door',
    account: 'aangemeld',
    visitor: 'niet aangemeld; naam en adres zijn niet gecontroleerd',
    email: 'E-mail',
    typedName: 'Naam, opgegeven door de aanvrager',
    typedEmail: 'E-mail, opgegeven door de aanvrager en niet gecontroleerd',
    department: 'Afdeling',
    message: 'Bericht',
  },
  en: {
    subject: (title) => `Request: ${title}`,
    lead: 'A publication has been requested.',
    title: 'Title',
    authors: 'Authors',
    corporateAuthors: 'Corporate authors',
    publisher: 'Publisher',
    year: 'Year',
    edition: 'Edition',
    series: 'Series',
    isbn: 'ISBN',
    shelfMark: 'Shelf mark',
    classification: 'Classification',
    number: 'Record number',
    copies: 'Copies',
    loanable: 'available',
    notLoanable: 'not for loan',
    onLoan: 'on loan',
    link: 'In the portal',
    requester: 'Requested by',
    account: 'signed in',
    visitor: 'not signed in; name and address are not verified',
    email: 'E-mail',
    typedName: 'Name, typed by the requester',
    typedEmail: 'E-mail, typed by the requester and not verified',
    department: 'Department',
    message: 'Message',
  },
  de: {
    subject: (title) => `Anfrage: ${title}`,
    lead: 'Eine Publikation wurde angefragt.',
    title: 'Titel',
    authors: 'Autoren',
    corporateAuthors: 'Körperschaften',
    publisher: 'Verlag',
    year: 'Jahr',
    edition: 'Auflage',
    series: 'Reihe',
    isbn: 'ISBN',
    shelfMark: 'Signatur',
    classification: 'Klassifikation',
    number: 'Datensatznummer',
    copies: 'Exemplare',
    loanable: 'verfügbar',
    notLoanable: 'nicht ausleihbar',
    onLoan: 'ausgeliehen',
    link: 'Im Portal',
    requester: 'Angefragt von',
    account: 'angemeldet',
    visitor: 'nicht angemeldet; Name und Adresse sind nicht geprüft',
    email: 'E-Mail',
    typedName: 'Name, wie eingegeben',
    typedEmail: 'E-Mail, wie eingegeben und nicht geprüft',
    department: 'Abteilung',
    message: 'Nachricht',
  },
  fr: {
    subject: (title) => `Demande : ${title}`,
    lead: 'Une publication a été demandée.',
    title: 'Titre',
    authors: 'Auteurs',
    corporateAuthors: 'Collectivités',
    publisher: 'Éditeur',
    year: 'Année',
    edition: 'Édition',
    series: 'Collection',
    isbn: 'ISBN',
    shelfMark: 'Cote',
    classification: 'Classification',
    number: 'Numéro de notice',
    copies: 'Exemplaires',
    loanable: 'disponible',
    notLoanable: 'exclu du prêt',
    onLoan: 'en prêt',
    link: 'Dans le portail',
    requester: 'Demandée par',
    account: 'connecté',
    visitor: 'non connecté ; nom et adresse non vérifiés',
    email: 'E-mail',
    typedName: 'Nom saisi par le demandeur',
    typedEmail: 'E-mail saisi par le demandeur et non vérifié',
    department: 'Service',
    message: 'Message',
  },
};
