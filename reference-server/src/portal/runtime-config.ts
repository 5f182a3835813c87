import type { RuntimeConfig } from '@leeszaal/shared-contracts';
import { SERVICE_BASES } from '../endpoints/route-endpoints.ts';
import type { Services } from '../endpoints/services.contract.ts';
import { OWN_PASSWORD_PATH } from '../people/own-password/own-password-path.constant.ts';
import { OWN_SECOND_FACTOR_PATH } from '../sso/own-second-factor-path.constant.ts';
import { publicClient } from '../sso/public-client.ts';
import { ssoKey } from '../sso/sso-key.ts';

/** Path of the registry of remotes. */
export const REGISTRY_PATH = '/registry.json';

/** Path of the page with the licences of everything that the portal contains. */
export const LICENCES_PATH = '/licences';

/**
 * The portal's runtime configuration.
 *
 * @param localAddress the address of this machine in the browser's connection
 * @param port the port of the server
 */
export async function runtimeConfig(
  services: Pick<Services, 'config' | 'database' | 'secrets'>,
  localAddress: string | undefined,
  port: number,
): Promise<RuntimeConfig> {
  const { config, database } = services;
  const { appId, appName } = config.sso;
  return {
    apiBase: SERVICE_BASES.api,
    sso: {
      url: SERVICE_BASES.sso,
      appId,
      appName,
      client: (await publicClient(database, config.sso.client)) ?? '',
      key: ssoKey(services),
    },
    appHost: config.appHost ?? `localhost:${port}`,
    registryUrl: REGISTRY_PATH,
    productName: config.productName,
    productLogo: config.productLogo,
    environmentLabel: config.environmentLabel,
    serverAddress: config.serverAddress ?? (localAddress ?? '').replace(/^::ffff:/, ''),
    generalTermsUrl: config.generalTermsUrl,
    privacyTermsUrl: config.privacyTermsUrl,
    storageTermsUrl: config.storageTermsUrl,
    passwordUrl: OWN_PASSWORD_PATH,
    secondFactorUrl: OWN_SECOND_FACTOR_PATH,
    licencesUrl: LICENCES_PATH,
  };
}
