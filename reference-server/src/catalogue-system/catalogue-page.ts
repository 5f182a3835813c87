import type { Publication } from '@leeszaal/shared-contracts';
import { html } from '../sso/pages/html.ts';
import type { PageLanguage } from '../sso/pages/language.ts';
import { type PageFrame, renderPage } from '../sso/pages/layout.ts';

interface CataloguePageTexts {
  readonly system: string;
  readonly record: string;
  readonly isbn: string;
  readonly closed: string;
  readonly closedHelp: string;
}

const TEXTS: Readonly<Record<PageLanguage, CataloguePageTexts>> = {
  nl: {
    system: 'Catalogussysteem',
    record: 'Record',
    isbn: 'ISBN',
    closed: 'Deze toegang is gesloten',
    closedHelp: 'De link is al gebruikt of te oud. Open de publicatie opnieuw vanuit de portal.',
  },
  en: {
    system: 'Catalogue system',
    record: 'Record',
    isbn: 'ISBN',
    closed: 'This way in is closed',
    closedHelp: 'The link has been used or is too old. Open the publication from the portal again.',
  },
  de: {
    system: 'Katalogsystem',
    record: 'Datensatz',
    isbn: 'ISBN',
    closed: 'Dieser Zugang ist geschlossen',
    closedHelp:
      'Der Link wurde schon benutzt oder ist zu alt. Öffnen Sie die Publikation erneut im Portal.',
  },
  fr: {
    system: 'Système de catalogage',
    record: 'Notice',
    isbn: 'ISBN',
    closed: 'Cet accès est fermé',
    closedHelp:
      'Le lien a déjà servi ou il est trop ancien. Rouvrez la publication depuis le portail.',
  },
};

/** A record as the demonstration's catalogue system shows it. */
export function renderRecordPage(
  frame: PageFrame,
  connectionId: number,
  publication: Publication,
): string {
  const texts = TEXTS[frame.language];
  const { id, title, authors, isbn } = publication;
  return renderPage(
    frame,
    texts.system,
    html`<h1>${title ?? ''}</h1>
<p>${authors.join('; ')}</p>
<p>${texts.record} ${connectionId}/${id}</p>
${isbn !== undefined && html`<p>${texts.isbn} ${isbn}</p>`}`,
  );
}

/** For a way in that leads nowhere any more. */
export function renderClosedPage(frame: PageFrame): string {
  const texts = TEXTS[frame.language];
  return renderPage(frame, texts.closed, html`<h1>${texts.closed}</h1><p>${texts.closedHelp}</p>`);
}
