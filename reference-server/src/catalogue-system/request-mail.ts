import type { Publication, RequestPublication } from '@leeszaal/shared-contracts';
import { pageLanguage } from '../sso/pages/language.ts';

interface RequestTexts {
  readonly subject: (title: string) => string;
  readonly lead: string;
  readonly title: string;
  readonly authors: string;
  readonly isbn: string;
  readonly number: string;
  readonly requester: string;
  readonly email: string;
  readonly department: string;
  readonly message: string;
}

const TEXTS: Readonly<Record<ReturnType<typeof pageLanguage>, RequestTexts>> = {
  nl: {
    subject: (title) => `Aanvraag: ${title}`,
    lead: 'Er is een publicatie aangevraagd.',
    title: 'Titel',
    authors: 'Auteurs',
    isbn: 'ISBN',
    number: 'Nummer',
    requester: 'Aangevraagd door',
    email: 'E-mail',
    department: 'Afdeling',
    message: 'Bericht',
  },
  en: {
    subject: (title) => `Request: ${title}`,
    lead: 'A publication has been requested.',
    title: 'Title',
    authors: 'Authors',
    isbn: 'ISBN',
    number: 'Number',
    requester: 'Requested by',
    email: 'E-mail',
    department: 'Department',
    message: 'Message',
  },
  de: {
    subject: (title) => `Anfrage: ${title}`,
    lead: 'Eine Publikation wurde angefragt.',
    title: 'Titel',
    authors: 'Autoren',
    isbn: 'ISBN',
    number: 'Nummer',
    requester: 'Angefragt von',
    email: 'E-Mail',
    department: 'Abteilung',
    message: 'Nachricht',
  },
  fr: {
    subject: (title) => `Demande : ${title}`,
    lead: 'Une publication a été demandée.',
    title: 'Titre',
    authors: 'Auteurs',
    isbn: 'ISBN',
    number: 'Numéro',
    requester: 'Demandée par',
    email: 'E-mail',
    department: 'Service',
    message: 'Message',
  },
};

/** Subject and text of the mail that asks a library for a publication, in the requester's language. */
export function requestMail(
  request: RequestPublication,
  publication: Publication,
): { readonly subject: string; readonly text: string } {
  const texts = TEXTS[pageLanguage(request.language, undefined)];
  const title = publication.title ?? '';
  const lines: readonly (readonly [string, string | undefined])[] = [
    [texts.title, title],
    [texts.authors, publication.authors.join('; ')],
    [texts.isbn, publication.isbn],
    [texts.number, `${request.connectionId}/${request.publicationId}`],
    [texts.requester, request.requesterName],
    [texts.email, request.requesterEmail],
    [texts.department, request.department],
  ];
  const facts = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const message = request.message?.trim() ? ['', `${texts.message}:`, request.message.trim()] : [];
  return {
    subject: texts.subject(title),
    text: [texts.lead, '', ...facts, ...message, ''].join('\n'),
  };
}
