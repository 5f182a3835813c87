import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { deviceOf } from '../session/device-of.ts';
import { issueTokens } from '../session/issue-tokens.ts';
import { beginSession } from '../session/session-store.ts';
import { pageFields, pageFrame, sendPage, signInTarget } from './page-request.ts';
import { renderBadLinkPage, renderTooManyPage } from './pages/notice-pages.ts';
import { type Redeemed, redeemLimited } from './redeem-limited.ts';
import { redirectWithTokens } from './redirect-with-tokens.ts';

/**
 * `GET /auth/?token=…`, the target of the portal's hand-off screen (`docs/decisions.md` 79). The token is a
 * config object's code; the route begins a session and redirects to the portal.
 */
export async function getHandOff(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const { database, config } = services;
  const { token = '', ...fields } = pageFields(request.query);
  const target = signInTarget(request, fields, services);
  const redeemed: Redeemed =
    target === null ? { kind: 'unknown' } : await redeemLimited(database, token, request.ip);
  if (target === null || redeemed.kind !== 'redeemed') {
    const { addressIn: _once, ...frame } = pageFrame(request, fields, services);
    if (redeemed.kind !== 'too-many') return sendPage(reply, 400, renderBadLinkPage(frame, '/'));
    reply.header('retry-after', redeemed.seconds);
    const minutes = Math.ceil(redeemed.seconds / 60);
    return sendPage(reply, 429, renderTooManyPage(frame, minutes));
  }
  const { grant } = redeemed;
  const session = await beginSession(database, {
    ...{ ...grant, seconds: config.refreshTokenSeconds, manner: 'code' },
    device: deviceOf(request.headers['user-agent']),
  });
  return redirectWithTokens(reply, target, await issueTokens(session, services));
}
