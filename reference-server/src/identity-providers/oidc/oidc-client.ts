import { isLocalHost, type OidcSettings } from '@leeszaal/shared-contracts';
import * as client from 'openid-client';
import {
  CLOCK_TOLERANCE_SECONDS,
  PROVIDER_TIMEOUT_MS,
  ProviderRefusal,
} from '../provider.contract.ts';
import { boundedFetch } from './bounded-fetch.ts';

/** How the server proves to be the client: as the provider supports it, in the header before the body. */
function authenticationOf(server: client.ServerMetadata, secret: string): client.ClientAuth {
  if (secret === '') return client.None();
  const methods = server.token_endpoint_auth_methods_supported;
  return methods === undefined || methods.includes('client_secret_basic')
    ? client.ClientSecretBasic(secret)
    : client.ClientSecretPost(secret);
}

/** Refuses addresses without TLS, except on this machine for a provider that is on it. @throws ProviderRefusal */
function checkAddresses(server: client.ServerMetadata, isLocal: boolean): void {
  const addresses = [
    server.authorization_endpoint,
    server.token_endpoint,
    server.userinfo_endpoint,
    server.end_session_endpoint,
    server.jwks_uri,
  ];
  for (const address of addresses) {
    if (address === undefined) continue;
    const { protocol, hostname } = URL.canParse(address) ? new URL(address) : new URL('none:');
    const isHere = isLocal && protocol === 'http:' && isLocalHost(hostname);
    if (protocol !== 'https:' && !isHere) {
      throw new ProviderRefusal('misconfigured', 'An address of the provider has no TLS');
    }
  }
}

/**
 * Reads the description of a provider. It is read anew for each sign-in, so that new keys and addresses are known at
 * once.
 *
 * @throws errors of the library, and ProviderRefusal for a description that does not suffice
 */
export async function discoverProvider(
  { issuer, clientId }: OidcSettings,
  secret: string,
): Promise<client.Configuration> {
  const isLocal = new URL(issuer).protocol === 'http:';
  const seconds = PROVIDER_TIMEOUT_MS / 1000;
  const described = await client.discovery(new URL(issuer), clientId, undefined, client.None(), {
    timeout: seconds,
    [client.customFetch]: boundedFetch,
    ...(isLocal && { execute: [client.allowInsecureRequests] }),
  });
  const server = described.serverMetadata();
  if (server.jwks_uri === undefined) {
    throw new ProviderRefusal('misconfigured', 'The provider publishes no keys (jwks_uri)');
  }
  checkAddresses(server, isLocal);
  const configuration = new client.Configuration(
    server,
    clientId,
    {
      ...(secret !== '' && { client_secret: secret }),
      [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
    },
    authenticationOf(server, secret),
  );
  configuration.timeout = seconds;
  configuration[client.customFetch] = boundedFetch;
  // Also of tokens that come over TLS: a proxy of an institution may end it.
  client.enableNonRepudiationChecks(configuration);
  if (isLocal) client.allowInsecureRequests(configuration);
  return configuration;
}
