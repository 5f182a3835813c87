import { STATEMENTS } from '@leeszaal/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { type PageFields, pageFields, pageFrame, sendPage } from '../sso/page-request.ts';
import { renderPage } from '../sso/pages/layout.ts';
import { renderNotice } from '../sso/pages/notice-pages.ts';
import { PAGE_TEXTS } from '../sso/pages/texts.ts';
import { statementLibrary } from './statement-library.ts';
import { statementSheet } from './statement-page.ts';
import { statementPath } from './statement-path.ts';
import { STATEMENT_TEXTS } from './statement-texts.ts';

/** The parameters of a page; its links to other languages keep no others. */
function knownFields({ lang, library }: PageFields): PageFields {
  return { ...(lang !== undefined && { lang }), ...(library !== undefined && { library }) };
}

/**
 * Serves a page for each statement, to people without a session, too. `library` in the address is the library; without
 * it, the page is that of the public library.
 */
export function routeStatements(app: FastifyInstance, services: Services): void {
  const { refreshTokenSeconds } = services.config;
  for (const statement of STATEMENTS) {
    app.get(statementPath(statement), async (request, reply) => {
      const fields = knownFields(pageFields(request.query));
      const frame = pageFrame(request, fields, services);
      const { language, productName } = frame;
      const texts = STATEMENT_TEXTS[language];
      const { library: named } = fields;
      const library = await statementLibrary(services, named);
      if (library === undefined) {
        const action = { href: '/', label: PAGE_TEXTS[language].toPortal(productName) };
        const page = renderNotice(frame, texts.unknown, texts.unknownHelp, action);
        return sendPage(reply, 404, page);
      }
      const sheet = statementSheet({ statement, language, library, named, refreshTokenSeconds });
      return sendPage(reply, 200, renderPage(frame, texts[statement], sheet));
    });
  }
}
