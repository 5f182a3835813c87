import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { routeCanaryCounts } from '../canaries/canary-counts-route.ts';
import { serverOptions } from '../connections/connections.ts';
import { CONNECTION_LIMITS } from '../connections/limits.ts';
import { refuseHost } from '../connections/refuse-host.ts';
import { findAppearanceTarget } from '../documents/appearance-target.ts';
import { routeEmbeds } from '../embed/frame/frame-routes.ts';
import type { Handlers } from '../endpoints/handler.contract.ts';
import { routeEndpoints } from '../endpoints/route-endpoints.ts';
import type { Services } from '../endpoints/services.contract.ts';
import { routePasswordSignIn } from '../password-sign-in/password-sign-in-routes.ts';
import { routeForgotten } from '../people/forgotten/forgotten-routes.ts';
import { routeOwnPassword } from '../people/own-password/own-password-routes.ts';
import { routeOwnSecondFactor } from '../people/own-second-factor/own-second-factor-routes.ts';
import { routePasswords } from '../people/password-routes.ts';
import { routePortal } from '../portal/portal-routes.ts';
import { readableUrl } from '../portal/screen-path.ts';
import { addSecurityHeaders, setSecurityHeaders } from '../portal/security-headers.ts';
import { routeProviderSignIn } from '../provider-sign-in/provider-sign-in-routes.ts';
import { routeReleases } from '../releases/release-routes.ts';
import { routeEndingAlerts } from '../search-alerts/ending/end-alert-routes.ts';
import { routeLicences } from '../shipped-licences/licences-route.ts';
import { showApplicationPage } from '../sso/application-page.ts';
import { routeSsoPages } from '../sso/sso-routes.ts';
import { routeStatements } from '../statement-pages/statement-routes.ts';
import { routeHealth } from '../storage/health-route.ts';
import { createStorageWatch, freeBytesOf } from '../storage/storage-watch.ts';
import { answerError, handleErrors } from './handle-errors.ts';
import { type LogStream, loggerOptions } from './logger-options.ts';

/** An empty JSON body is no body; endpoints that need one say so themselves. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body.toString(), done);
  });
}

/** Composes the server; it does not listen yet. */
export async function createApp(
  services: Services,
  handlers: Partial<Handlers>,
  logStream?: LogStream,
): Promise<FastifyInstance> {
  const app = fastify({
    // The hook below logs one line for each response, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    logger: loggerOptions(services.config.logLevel, logStream),
    trustProxy: services.config.trustProxy,
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: false },
    http: serverOptions(CONNECTION_LIMITS),
    rewriteUrl: ({ url = '/', headers }) => readableUrl(url, headers.accept),
    // A malformed URL reaches no route and no hook.
    frameworkErrors(error, request, reply) {
      setSecurityHeaders(request, reply);
      answerError(error, request, reply);
    },
  });
  readJson(app);
  const storage = createStorageWatch({
    freeBytes: () => freeBytesOf(services.config.dataDir),
    now: () => performance.now(),
  });
  handleErrors(app, storage.noteFull);
  refuseHost(app);
  await app.register(multipart, { throwFileSizeLimit: true });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
  });
  addSecurityHeaders(app);
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    request.log.info(
      { req: request, statusCode, milliseconds: Math.round(elapsedTime) },
      'answered',
    );
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  routeHealth(app, services, storage);
  routeEndpoints(app, handlers, services, {
    interceptions: { refreshTokens: showApplicationPage },
    resolutions: { getDocumentFile: findAppearanceTarget },
  });
  await routeSsoPages(app, services);
  await routePasswordSignIn(app, services);
  await routeProviderSignIn(app, services);
  await routePasswords(app, services);
  await routeForgotten(app, services);
  await routeOwnPassword(app, services);
  await routeOwnSecondFactor(app, services);
  await routeEndingAlerts(app, services);
  await routeReleases(app, services);
  routeCanaryCounts(app, services);
  routeEmbeds(app, services);
  routeLicences(app, services);
  routeStatements(app, services);
  await routePortal(app, services);
  return app;
}
