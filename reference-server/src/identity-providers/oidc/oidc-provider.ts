import type { OidcSettings } from '@leeszaal/shared-contracts';
import * as client from 'openid-client';
import * as v from 'valibot';
import {
  type ProviderOptions,
  ProviderRefusal,
  type RedirectingProvider,
} from '../provider.contract.ts';
import { askOidc } from './ask-oidc.ts';
import { discoverProvider } from './oidc-client.ts';
import { handleSchema, identityOf } from './oidc-identity.ts';
import { toOidcRefusal } from './oidc-refusal.ts';
import { claimsToBe, readLogoutToken } from './read-logout-token.ts';

const keptSchema = v.object({ state: v.string(), nonce: v.string(), verifier: v.string() });

/** A provider that is asked by OpenID Connect, with an authorization code and PKCE. */
export function createOidcProvider({
  settings,
  secret,
  addresses,
  now = () => Date.now() / 1000,
}: ProviderOptions<OidcSettings>): RedirectingProvider {
  const connect = () => discoverProvider(settings, secret);

  return {
    manner: 'redirect',

    async begin(state) {
      try {
        const configuration = await connect();
        const kept = {
          state,
          nonce: client.randomNonce(),
          verifier: client.randomPKCECodeVerifier(),
        };
        const address = client.buildAuthorizationUrl(configuration, {
          redirect_uri: addresses.answer,
          scope: settings.scope,
          state,
          nonce: kept.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(kept.verifier),
          code_challenge_method: 'S256',
        });
        return { address: address.href, kept };
      } catch (error) {
        throw toOidcRefusal(error);
      }
    },

    async finish({ query }, kept) {
      try {
        const { state, nonce, verifier } = v.parse(keptSchema, kept);
        const arrived = new URL(addresses.answer);
        arrived.search = new URLSearchParams(query).toString();
        const configuration = await connect();
        const tokens = await client.authorizationCodeGrant(configuration, arrived, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return await identityOf(configuration, tokens, { settings, now: now() });
      } catch (error) {
        throw toOidcRefusal(error);
      }
    },

    ask: (handle) => askOidc({ settings, connect, now }, handle),

    async signOut(stored, back) {
      const { idToken } = v.parse(handleSchema, stored);
      try {
        const configuration = await connect();
        if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
        return client.buildEndSessionUrl(configuration, {
          post_logout_redirect_uri: addresses.signedOut,
          ...(idToken !== '' && { id_token_hint: idToken }),
          ...(back !== undefined && { state: back }),
        }).href;
      } catch (error) {
        throw toOidcRefusal(error);
      }
    },

    async readEnd({ form }) {
      const token = form?.['logout_token'];
      if (token === undefined) throw new ProviderRefusal('invalid', 'There is no logout token');
      const { clientId } = settings;
      if (!claimsToBe(token, settings.issuer, clientId)) {
        throw new ProviderRefusal(
          'invalid',
          'The token is of another provider or for another client',
        );
      }
      try {
        const { issuer, jwks_uri = '' } = (await connect()).serverMetadata();
        return await readLogoutToken(token, {
          issuer,
          audience: clientId,
          keys: new URL(jwks_uri),
        });
      } catch (error) {
        throw toOidcRefusal(error);
      }
    },

    metadata: async () => undefined,
  };
}
