import type { FastifyInstance } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { createCompressedFiles } from '../portal/compressed-files.ts';
import { LICENCES_PATH } from '../portal/runtime-config.ts';
import { pageFields, pageFrame, sendPage } from '../sso/page-request.ts';
import { renderPage } from '../sso/pages/layout.ts';
import { groupPackages } from './group-packages.ts';
import { licencesSheet } from './licences-page.ts';
import { LICENCES_TEXTS } from './licences-texts.ts';
import { readParts } from './read-parts.ts';

/** Serves the page of licences, which the sign-in pages have the look of. It is public and has no secret. */
export function routeLicences(app: FastifyInstance, services: Services): void {
  const files = createCompressedFiles();
  const { distDir, productName } = services.config;
  // The pages of the sign-in are not compressed, since they have tokens.
  const options = { compress: { customTypes: /^text\/html/ } };
  app.get(LICENCES_PATH, options, async (request, reply) => {
    const { lang } = pageFields(request.query);
    const frame = pageFrame(request, lang === undefined ? {} : { lang }, services);
    const parts = await readParts(distDir, files);
    const sheet = licencesSheet(frame.language, productName, parts, groupPackages(parts));
    return sendPage(reply, 200, renderPage(frame, LICENCES_TEXTS[frame.language].title, sheet));
  });
}
