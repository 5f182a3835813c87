import type { FastifyInstance } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { type PageFields, pageFields, pageFrame, sendPage } from '../sso/page-request.ts';
import type { Html } from '../sso/pages/html.ts';
import type { PageLanguage } from '../sso/pages/language.ts';
import { renderPage } from '../sso/pages/layout.ts';

/** A page in the style of the sign-in pages. */
export interface SheetPage {
  /** Default: 200. */
  readonly status?: number;
  readonly title: string;
  readonly sheet: Html;
}

/** Makes a page for each request. */
export interface SheetPageMaker {
  /** Whether its address is valid once only: such a page has no links to other languages. */
  readonly isShownOnce?: boolean;
  make(language: PageLanguage, query: PageFields): SheetPage | Promise<SheetPage>;
}

/** Serves a page in the style of the sign-in pages, in the language of `lang`, else of the browser. */
export function routePage(
  app: FastifyInstance,
  services: Services,
  path: string,
  { isShownOnce = false, make }: SheetPageMaker,
): void {
  app.get(path, async (request, reply) => {
    const query = pageFields(request.query);
    const { lang } = query;
    const frame = pageFrame(request, lang === undefined ? {} : { lang }, services);
    const { addressIn: _addressIn, ...frameOnce } = frame;
    const { status = 200, title, sheet } = await make(frame.language, query);
    return sendPage(reply, status, renderPage(isShownOnce ? frameOnce : frame, title, sheet));
  });
}
