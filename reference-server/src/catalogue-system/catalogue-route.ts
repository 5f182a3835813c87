import type { FastifyInstance } from 'fastify';
import { findPublication } from '../catalogue/find-publication.ts';
import type { Services } from '../endpoints/services.contract.ts';
import { pageFrame, sendPage } from '../sso/page-request.ts';
import { renderClosedPage, renderRecordPage } from './catalogue-page.ts';
import { admitVisit } from './catalogue-token.ts';

/**
 * The demonstration's stand-in for an external catalogue system, at the address that a token is
 * handed out with: it admits each token once.
 */
export function routeCatalogueSystem(app: FastifyInstance, services: Services): void {
  app.get('/catalogue-system', async (request, reply) => {
    const { database } = services;
    const { addressIn: _once, ...frame } = pageFrame(request, {}, services);
    const [, token = ''] = /[?&]token=([\w-]+)/.exec(request.url) ?? [];
    const visit = await admitVisit(database, token);
    const found =
      visit &&
      (await findPublication(database, visit.client, visit.connectionId, visit.publicationId));
    return visit && found
      ? sendPage(reply, 200, renderRecordPage(frame, visit.connectionId, found.publication))
      : sendPage(reply, 403, renderClosedPage(frame));
  });
}
