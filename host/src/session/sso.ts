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
 * So long, in ms, after a refresh was asked for, one whose answer is lost is asked for once more. The service
 * gives that answer again for ten seconds only (`docs/decisions.md` 47): whoever were asked to try again first
 * would mostly come too late, and be logged out.
 */
const LOST_ANSWER_MS = 5_000;

/** What the portal asks of the SSO service. Rejections are `ApiError`s. */
export interface Sso {
  /**
   * New tokens for a refresh token, or undefined when it is no longer accepted.
   */
  refresh(refreshToken: string): Promise<AuthTokens | undefined>;
  /** A token for the public library; the subject stays the same for this browser. */
  publicToken(subject: string): Promise<AuthTokens>;
  configObjectToken(configObject: string): Promise<AuthTokens>;
  /** Where a person signs in, to come back to `redirect` with tokens. */
  loginAddress(redirect: string, extra: LoginExtra): string;
  /** Where a person without a role is told so, in their language. */
  applicationAddress(lang: string): string;
  /** Ends the session of a refresh token, without waiting: the page is about to go. */
  endSession(refreshToken: string): void;
  /** Where a person signs out. */
  logoutAddress(redirect: string): string;
  /** The provider that the hand-off screen forwards a token to (`docs/decisions.md` 79). */
  handOffAddress(token: string): string;
}

/** What goes along to the login: the language, and the document that was asked for. */
export interface LoginExtra {
  readonly lang: string;
  readonly pubKey?: string | undefined;
  readonly docKey?: string | undefined;
}

/** Speaks to the SSO service of the configuration. */
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
      const begun = performance.now();
      const ask = () =>
        http.call(
          endpoints.refreshTokens,
          { params: { appId }, query: { appName, client, secret: key, refreshToken } },
          throwing,
        );
      try {
        return await ask().catch((error) => {
          const isMoment = performance.now() - begun < LOST_ANSWER_MS;
          if (error instanceof NetworkError && isMoment) return ask();
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
      // In the body, not in the address, which ends up in logs; and it outlives the page.
      const body = new URLSearchParams({ refresh_token: refreshToken });
      navigator.sendBeacon(`${base}logout`, body);
    },
    logoutAddress: (redirect) => `${base}logout${queryString({ redirect })}`,
    handOffAddress: (token) => `${base}${queryString({ token })}`,
  };
}
