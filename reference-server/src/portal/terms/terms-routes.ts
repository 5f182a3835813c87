import type { FastifyInstance } from 'fastify';
import type { Services } from '../../endpoints/services.contract.ts';
import { pageFields, pageFrame, sendPage } from '../../sso/page-request.ts';
import { html } from '../../sso/pages/html.ts';
import { renderPage } from '../../sso/pages/layout.ts';
import { TERMS, type TermsName } from './terms-texts.ts';

/** Serves the demonstration library's general and privacy terms (`docs/decisions.md` 55). */
export function routeTerms(app: FastifyInstance, services: Services): void {
  for (const name of Object.keys(TERMS) as TermsName[]) {
    app.get(`/terms/${name}`, async (request, reply) => {
      const { lang } = pageFields(request.query);
      const frame = pageFrame(request, lang === undefined ? {} : { lang }, services);
      const { title, paragraphs } = TERMS[name][frame.language];
      const text = paragraphs.map((paragraph) => html`<p>${paragraph}</p>`);
      return sendPage(reply, 200, renderPage(frame, title, html`<h1>${title}</h1>${text}`));
    });
  }
}
