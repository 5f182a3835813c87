import { defineHandlers } from '../endpoints/define-handlers.ts';
import type { Services } from '../endpoints/services.contract.ts';
import { forbidden, HttpError, notFound } from '../errors/http-error.ts';
import { confirmSession } from '../identity-providers/sessions/confirm-session.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { consumeOrThrow, tooMany } from '../rate-limits/rate-limit.ts';
import { deviceOf } from '../session/device-of.ts';
import { issuePublicToken, issueTokens } from '../session/issue-tokens.ts';
import { readRefreshToken } from '../session/refresh-token.ts';
import { beginSession, rotateSession } from '../session/session-store.ts';
import { publicClient } from './public-client.ts';
import { redeemLimited } from './redeem-limited.ts';
import { isSsoKey } from './sso-key.ts';

function checkApplication(appId: string, { config }: Services): void {
  if (appId !== config.sso.appId) throw notFound('There is no such application');
}

const over = (): HttpError => new HttpError(401, 'The refresh token is invalid or expired');

/** The calls of the SSO service that return tokens. */
export const ssoHandlers = defineHandlers({
  async getPublicToken({ params, query, address }, services) {
    checkApplication(params.appId, services);
    if (services.config.appHost === '') throw forbidden('This library is private');
    await consumeOrThrow(services.database, {
      limit: 'publicTokenFromAddress',
      of: [networkOf(address)],
    });
    const client = await publicClient(services.database, services.config.sso.client);
    if (client === null) throw notFound('There is no library yet');
    return issuePublicToken(query.subject, client, services);
  },

  async getConfigObjectToken({ params, address, userAgent }, services) {
    checkApplication(params.appId, services);
    const { database, config } = services;
    const redeemed = await redeemLimited(database, params.configObject, address);
    if (redeemed.kind === 'too-many') throw tooMany(redeemed.seconds);
    if (redeemed.kind === 'unknown') {
      throw notFound('The config object is unknown, used or expired');
    }
    const { grant } = redeemed;
    const session = await beginSession(database, {
      ...{ ...grant, seconds: config.refreshTokenSeconds, manner: 'code' },
      device: deviceOf(userAgent),
    });
    return issueTokens(session, services);
  },

  async refreshTokens({ params, query, address }, services) {
    checkApplication(params.appId, services);
    const { database, config, secrets } = services;
    if (query.appName !== config.sso.appName || !isSsoKey(query.secret, services)) {
      throw forbidden('Unknown name or secret of the application');
    }
    const token = readRefreshToken(query.refreshToken, secrets.secret);
    if (token === null) {
      // Only forged tokens count for the address: at a school, many expire on one day.
      await consumeOrThrow(database, { limit: 'refreshFromAddress', of: [networkOf(address)] });
      throw over();
    }
    await consumeOrThrow(database, { limit: 'refreshOfSession', of: [token.sessionId] });
    const session = await rotateSession(database, token, config.refreshTokenSeconds);
    const goesOn = session !== null && (await confirmSession(services, token.sessionId));
    if (!goesOn) throw over();
    return issueTokens(session, services);
  },
});
