import { defineHandlers } from '../app/define-handlers.ts';
import { forbidden, HttpError, notFound } from '../app/http-error.ts';
import type { Services } from '../app/services.contract.ts';
import { issuePublicToken, issueTokens } from '../session/issue-tokens.ts';
import { readRefreshToken } from '../session/refresh-token.ts';
import { beginSession, rotateSession } from '../session/session-store.ts';
import { redeemConfigObject } from './config-objects.ts';
import { publicClient } from './public-client.ts';
import { isSsoKey } from './sso-key.ts';

function checkApplication(appId: string, { config }: Services): void {
  if (appId !== config.sso.appId) throw notFound('There is no such application');
}

const over = (): HttpError => new HttpError(401, 'The refresh token is not valid (any more)');

/** The calls of the SSO service that answer tokens. */
export const ssoHandlers = defineHandlers({
  async getPublicToken({ params, query }, services) {
    checkApplication(params.appId, services);
    if (services.config.appHost === '') throw forbidden('This library is private');
    const client = await publicClient(services.database, services.config.sso.client);
    if (client === null) throw notFound('There is no library yet');
    return issuePublicToken(query.subject, client, services);
  },

  async getConfigObjectToken({ params }, services) {
    checkApplication(params.appId, services);
    const { database, config } = services;
    const used = await redeemConfigObject(database, params.configObject);
    if (used === null) throw notFound('The config object is unknown, used or expired');
    const session = await beginSession(database, { ...used, seconds: config.refreshTokenSeconds });
    return issueTokens(session, services);
  },

  async refreshTokens({ params, query }, services) {
    checkApplication(params.appId, services);
    const { database, config, secrets } = services;
    if (query.appName !== config.sso.appName || !isSsoKey(query.secret, services)) {
      throw forbidden('The application is not known by this name and secret');
    }
    const token = readRefreshToken(query.refreshToken, secrets.secret);
    const session = token && (await rotateSession(database, token, config.refreshTokenSeconds));
    if (!session) throw over();
    return issueTokens(session, services);
  },
});
