import type { RunOptions } from '@leeszaal/reference-server';
import {
  html,
  type PageLanguage,
  routePage,
  visitPublication,
} from '@leeszaal/reference-server/extension';

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

/**
 * A stand-in for an external catalogue system, at the address that the server gives its tokens for by default.
 * It shows the record that a token is for, once.
 */
export const routeCatalogueSystem: NonNullable<RunOptions['extend']> = (app, services) => {
  routePage(app, services, '/catalogue-system', {
    isShownOnce: true,
    async make(language, { token = '' }) {
      const texts = TEXTS[language];
      const visited = await visitPublication(services.database, token);
      if (visited === undefined) {
        const sheet = html`<h1>${texts.closed}</h1><p>${texts.closedHelp}</p>`;
        return { status: 403, title: texts.closed, sheet };
      }
      const { connectionId, publication } = visited;
      const { id, title, authors, isbn } = publication;
      return {
        title: texts.system,
        sheet: html`<h1>${title ?? ''}</h1>
<p>${authors.join('; ')}</p>
<p>${texts.record} ${connectionId}/${id}</p>
${isbn !== undefined && html`<p>${texts.isbn} ${isbn}</p>`}`,
      };
    },
  });
};
