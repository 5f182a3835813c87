import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../app/services.contract.ts';
import { issueTokens } from '../session/issue-tokens.ts';
import { beginSession } from '../session/session-store.ts';
import { redeemConfigObject } from './config-objects.ts';
import { enterPortal } from './enter.ts';
import { pageFields, pageFrame, sendPage, signInTarget } from './page-request.ts';
import { renderBadLinkPage } from './pages/notice-pages.ts';

/**
 * `GET /auth/?token=…`: where the portal's hand-off screen sends the browser (`docs/decisions.md`
 * 79). The token is a config object's code; it opens a session and leads into the portal.
 */
export async function getHandOff(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const { database, config } = services;
  const { token = '', ...fields } = pageFields(request.query);
  const target = signInTarget(request, fields, services);
  const used = target === null ? null : await redeemConfigObject(database, token);
  if (target === null || used === null) {
    const { addressIn: _once, ...frame } = pageFrame(request, fields, services);
    return sendPage(reply, 400, renderBadLinkPage(frame, '/'));
  }
  const session = await beginSession(database, { ...used, seconds: config.refreshTokenSeconds });
  return enterPortal(reply, target, await issueTokens(session, services));
}
