import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { trustedProxies } from './trusted-proxies.ts';

const text = (fallback: string) => v.optional(v.string(), fallback);

const seconds = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.transform(Number),
    v.integer('a whole number of seconds'),
    v.minValue(1, 'at least one second'),
  );

const flag = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value === '1' || value === 'true'),
);

const list = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
);

const port = v.pipe(
  v.optional(v.string(), '4200'),
  v.regex(/^\d+$/, 'a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'a port number'),
);

const environmentSchema = v.object({
  PORT: port,
  HOST: text('localhost'),
  DATA_DIR: text('data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^$|^postgres(ql)?:\/\//, 'an address that begins with postgres://'),
    ),
  ),
  DIST_DIR: v.optional(v.string()),
  APP_HOST: v.optional(v.string()),
  PORTAL_URL: v.optional(v.pipe(v.string(), v.url('an address that begins with https://'))),
  PRODUCT_NAME: text('Leeszaal'),
  PRODUCT_LOGO: v.optional(v.string()),
  ENVIRONMENT_LABEL: text(''),
  SERVER_ADDRESS: v.optional(v.string()),
  GENERAL_TERMS_URL: text('/terms/general'),
  PRIVACY_TERMS_URL: text('/terms/privacy'),
  STORAGE_TERMS_URL: text('/terms/storage'),
  SSO_APP_ID: text('leeszaal'),
  SSO_APP_NAME: text('Leeszaal'),
  SSO_CLIENT: text(''),
  SSO_KEY: v.optional(v.string()),
  REDIRECT_ORIGINS: list,
  TRUST_PROXY: v.pipe(
    v.optional(v.string(), ''),
    v.check(
      (value) => trustedProxies(value) !== undefined,
      'a number of proxies, or their addresses',
    ),
  ),
  ACCESS_TOKEN_SECONDS: seconds(300),
  REFRESH_TOKEN_SECONDS: seconds(30 * 24 * 3600),
  LOAN_SECONDS: seconds(600),
  CATALOGUE_SYSTEM_URL: text('/catalogue-system'),
  SEARCH_ENGINE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^$|^https?:\/\/[^/@?#]+(?:\/[^@?#]*)?$/,
        'an address that begins with https://, without a user name',
      ),
    ),
  ),
  SEARCH_ENGINE_INDEX: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,99}$/, 'lower-case letters, digits and hyphens')),
    'leeszaal',
  ),
  SEARCH_ENGINE_USER: text(''),
  SEARCH_ENGINE_PASSWORD: text(''),
  SEARCH_ENGINE_API_KEY: text(''),
  SEARCH_ENGINE_CA: text(''),
  SMTP_URL: v.optional(v.string()),
  MAIL_FROM: text('Leeszaal <noreply@leeszaal.example>'),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'warn',
  ),
  LEESZAAL_CSP_COLLECT: flag,
});

/** An invalid environment variable; the message names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const repository = fileURLToPath(new URL('../../../', import.meta.url));

type Environment = v.InferOutput<typeof environmentSchema>;

/** Another search engine than the database; undefined for none. */
function searchEngineOf(environment: Environment) {
  const { SEARCH_ENGINE_URL: url, SEARCH_ENGINE_API_KEY: key } = environment;
  if (!url) return undefined;
  const { SEARCH_ENGINE_USER: user, SEARCH_ENGINE_PASSWORD: password } = environment;
  const basic = Buffer.from(`${user}:${password}`).toString('base64');
  const account = user === '' ? undefined : `Basic ${basic}`;
  return {
    url,
    index: environment.SEARCH_ENGINE_INDEX,
    authorization: key === '' ? account : `ApiKey ${key}`,
    authorities: environment.SEARCH_ENGINE_CA || undefined,
  };
}

function derive(environment: Environment) {
  const { PORT, HOST, APP_HOST } = environment;
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(environment.DATA_DIR),
    databaseUrl: environment.DATABASE_URL || undefined,
    distDir: resolve(environment.DIST_DIR ?? `${repository}dist`),
    appHost: APP_HOST,
    /** Whether the portal's address is set; `portalUrl` is a guess otherwise. */
    hasPortalUrl: environment.PORTAL_URL !== undefined || Boolean(APP_HOST),
    portalUrl:
      environment.PORTAL_URL ?? (APP_HOST ? `https://${APP_HOST}` : `http://localhost:${PORT}`),
    productName: environment.PRODUCT_NAME,
    productLogo: environment.PRODUCT_LOGO,
    environmentLabel: environment.ENVIRONMENT_LABEL,
    serverAddress: environment.SERVER_ADDRESS,
    generalTermsUrl: environment.GENERAL_TERMS_URL,
    privacyTermsUrl: environment.PRIVACY_TERMS_URL,
    storageTermsUrl: environment.STORAGE_TERMS_URL,
    sso: {
      appId: environment.SSO_APP_ID,
      appName: environment.SSO_APP_NAME,
      client: environment.SSO_CLIENT,
      key: environment.SSO_KEY,
    },
    redirectOrigins: environment.REDIRECT_ORIGINS,
    trustProxy: trustedProxies(environment.TRUST_PROXY) ?? false,
    accessTokenSeconds: environment.ACCESS_TOKEN_SECONDS,
    refreshTokenSeconds: environment.REFRESH_TOKEN_SECONDS,
    loanSeconds: environment.LOAN_SECONDS,
    catalogueSystemUrl: environment.CATALOGUE_SYSTEM_URL,
    searchEngine: searchEngineOf(environment),
    mail: { smtpUrl: environment.SMTP_URL || undefined, from: environment.MAIL_FROM },
    logLevel: environment.LOG_LEVEL,
    collectCspReports: environment.LEESZAAL_CSP_COLLECT,
  } as const;
}

/** The configuration of a server. */
export type ServerConfig = ReturnType<typeof derive>;

/** Reads the environment. @throws ConfigError with one line for an invalid variable */
export function readServerConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ServerConfig {
  const result = v.safeParse(environmentSchema, environment);
  if (result.success) return derive(result.output);
  const [issue] = result.issues;
  const name = v.getDotPath(issue) ?? 'The environment';
  throw new ConfigError(
    `${name} is ${JSON.stringify(issue.input)}, but should be ${issue.message}.`,
  );
}
