import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { pageFields, pageFrame, sendPage } from './page-request.ts';
import { renderNoAccessPage } from './pages/notice-pages.ts';

/**
 * Shows the application's page, which has the address of the token refresh: to a browser without a refresh
 * token. Returns whether it did.
 */
export async function showApplicationPage(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<boolean> {
  const { refresh_token, refreshToken, lang } = pageFields(request.query);
  const { appId } = request.params as { appId: string };
  const isCall = (refresh_token ?? refreshToken) !== undefined;
  const isBrowser = request.headers.accept?.includes('text/html') === true;
  if (isCall || !isBrowser || appId !== services.config.sso.appId) return false;
  const frame = pageFrame(request, lang === undefined ? {} : { lang }, services);
  await sendPage(reply, 200, renderNoAccessPage(frame, '/auth/logout'));
  return true;
}
