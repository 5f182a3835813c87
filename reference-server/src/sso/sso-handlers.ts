import { defineHandlers } from '../endpoints/define-handlers.ts';
import type { Services } from '../endpoints/services.contract.ts';
import { forbidden, HttpError, notFound } from '../errors/http-error.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { spendOrRefuse, tooMany } from '../rate-limits/rate-limit.ts';
import { issuePublicToken, issueTokens } from '../session/issue-tokens.ts';
import { readRefreshToken } from '../session/refresh-token.ts';
import { beginSession, rotateSession } from '../session/session-store.ts';
import { publicClient } from './public-client.ts';
import { redeemLimited } from './redeem-limited.ts';
import { isSsoKey } from './sso-key.ts';

function checkApplication(appId: string, { config }: Services): void {
  if (appId !== config.sso.appId) throw notFound('There is no such application');
}

const over = (): HttpError => new HttpError(401, 'The refresh token is not valid (any more)');

/** The calls of the SSO service that answer tokens. */
export const ssoHandlers = defineHandlers({
  async getPublicToken({ params, query, address }, services) {
    checkApplication(params.appId, services);
    if (services.config.appHost === '') throw forbidden('This library is private');
    await spendOrRefuse(services.database, {
      limit: 'publicTokenFromAddress',
      of: [networkOf(address)],
    });
    const client = await publicClient(services.database, services.config.sso.client);
    if (client === null) throw notFound('There is no library yet');
    return issuePublicToken(query.subject, client, services);
  },

  async getConfigObjectToken({ params, address }, services) {
    checkApplication(params.appId, services);
    const { database, config } = services;
    const redeemed = await redeemLimited(database, params.configObject, address);
    if (redeemed.kind === 'too-many') throw tooMany(redeemed.seconds);
    if (redeemed.kind === 'unknown') {
      throw notFound('The config object is unknown, used or expired');
    }
    const { way } = redeemed;
    const session = await beginSession(database, { ...way, seconds: config.refreshTokenSeconds });
    return issueTokens(session, services);
  },

  async refreshTokens({ params, query, address }, services) {
    checkApplication(params.appId, services);
    const { database, config, secrets } = services;
    if (query.appName !== config.sso.appName || !isSsoKey(query.secret, services)) {
      throw forbidden('The application is not known by this name and secret');
    }
    const token = readRefreshToken(query.refreshToken, secrets.secret);
    if (token === null) {
      // Only what is forged counts against the address: of a school's, many expire on one day.
      await spendOrRefuse(database, { limit: 'refreshFromAddress', of: [networkOf(address)] });
      throw over();
    }
    await spendOrRefuse(database, { limit: 'refreshOfSession', of: [token.sessionId] });
    const session = await rotateSession(database, token, config.refreshTokenSeconds);
    if (session === null) throw over();
    return issueTokens(session, services);
  },
});
