import type { FastifyInstance } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { ClosedLibraryError } from '../session/closed-library-error.ts';
import { pageFields, pageFrame, sendPage } from './page-request.ts';
import { renderClosedPage } from './pages/notice-pages.ts';

/** Lets the pages of a scope tell people whose library is switched off that it is closed. */
export function showClosedLibraries(scope: FastifyInstance, services: Services): void {
  scope.setErrorHandler((error, request, reply) => {
    // The handler of the application answers all other errors.
    if (!(error instanceof ClosedLibraryError)) throw error;
    const { lang } = { ...pageFields(request.query), ...pageFields(request.body) };
    const fields = lang === undefined ? {} : { lang };
    const { addressIn: _once, ...frame } = pageFrame(request, fields, services);
    return sendPage(reply, error.status, renderClosedPage(frame));
  });
}
