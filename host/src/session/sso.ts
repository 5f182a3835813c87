import {
  type AuthTokens,
  createHttpClient,
  endpoints,
  isStatus,
  NetworkError,
  type RuntimeConfig,
} from '@leeszaal/shared-contracts';
import { queryString } from './query-string.ts';

/**
 * For this time in milliseconds after a refresh, a lost response is requested again. The service repeats that
 * response for ten seconds only (`docs/decisions.md` 47), so a person who first had to confirm the retry
 * would mostly be too late and be logged out.
 */
const LOST_ANSWER_MS = 5_000;

/** The portal's calls and addresses of the SSO service. Rejections are `ApiError`s. */
export interface Sso {
  /** New tokens for a refresh token; undefined when it is refused. */
  refresh(refreshToken: string): Promise<AuthTokens | undefined>;
  /** A token for the public library; the subject identifies this browser. */
  publicToken(subject: string): Promise<AuthTokens>;
  configObjectToken(configObject: string): Promise<AuthTokens>;
  /** The address of the login, which returns to `redirect` with tokens. */
  loginAddress(redirect: string, extra: LoginExtra): string;
  /** The address that informs a person without a role, in their language. */
  applicationAddress(lang: string): string;
  /** Ends the session of a refresh token without waiting, because the page is about to unload. */
  endSession(refreshToken: string): void;
  /** The address of the logout. */
  logoutAddress(redirect: string): string;
  /** The address to which the hand-off screen forwards a token (`docs/decisions.md` 79). */
  handOffAddress(token: string): string;
}

/** Parameters of the login: the language and the wanted document. */
export interface LoginExtra {
  readonly lang: string;
  readonly pubKey?: string | undefined;
  readonly docKey?: string | undefined;
}

/** Creates the client of the configured SSO service. */
export function createSso(config: RuntimeConfig): Sso {
  const { url, appId, appName, client, key } = config.sso;
  const base = new URL(`${url.replace(/\/$/, '')}/`, location.href).href;
  const http = createHttpClient({
    apiBase: config.apiBase,
    ssoBase: url,
    accessToken: () => undefined,
    refresh: async () => false,
    onAuthenticationLost: () => undefined,
    waitForRetry: () => Promise.reject(new Error('SSO calls are not held open')),
  });
  const throwing = { onNetworkFailure: 'throw' } as const;
  const application = `${base}application/${encodeURIComponent(appId)}`;

  return {
    async refresh(refreshToken) {
      const startedAt = performance.now();
      const ask = () =>
        http.call(
          endpoints.refreshTokens,
          { params: { appId }, query: { appName, client, secret: key, refreshToken } },
          throwing,
        );
      try {
        return await ask().catch((error) => {
          const isRecent = performance.now() - startedAt < LOST_ANSWER_MS;
          if (error instanceof NetworkError && isRecent) return ask();
          throw error;
        });
      } catch (error) {
        if (isStatus(error, 400, 401, 403)) return undefined;
        throw error;
      }
    },
    publicToken: (subject) =>
      http.call(endpoints.getPublicToken, { params: { appId }, query: { subject } }, throwing),
    configObjectToken: (configObject) =>
      http.call(endpoints.getConfigObjectToken, { params: { appId, configObject } }, throwing),
    loginAddress: (redirect, extra) => `${application}/login${queryString({ redirect, ...extra })}`,
    applicationAddress: (lang) => `${application}${queryString({ lang })}`,
    endSession(refreshToken) {
      // In the body, because addresses are logged. A beacon outlives the page.
      const body = new URLSearchParams({ refresh_token: refreshToken });
      navigator.sendBeacon(`${base}logout`, body);
    },
    logoutAddress: (redirect) => `${base}logout${queryString({ redirect })}`,
    handOffAddress: (token) => `${base}${queryString({ token })}`,
  };
}
