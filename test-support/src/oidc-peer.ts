import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type AccountClaims, type Configuration } from 'oidc-provider';

/** The client of the portal at the provider. */
export const CLIENT = { id: 'leeszaal', secret: 'a secret of the client' };

/** A person of the provider. */
export interface PeerPerson {
  readonly name: string;
  readonly email: string;
  readonly email_verified?: boolean;
  readonly groups: readonly string[];
}

/** A provider of OpenID Connect that is not ours, npm's `oidc-provider`, with its own pages. */
export interface OidcPeer {
  readonly issuer: string;
  /** The people by their user names, which are also their subjects; a deleted one may not sign in any more. */
  readonly people: Map<string, PeerPerson>;
  stop(): Promise<void>;
}

/** Where the portal is. */
export interface PeerOptions {
  readonly redirectUri: string;
  readonly signedOutUri: string;
  readonly backchannelUri: string;
  /** Whether it gives refresh tokens. Default: yes. */
  readonly refreshes?: boolean;
}

const SCOPES = { profile: ['name', 'groups'], email: ['email', 'email_verified'] };

function configuration(people: Map<string, PeerPerson>, options: PeerOptions): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [options.redirectUri],
        post_logout_redirect_uris: [options.signedOutUri],
        backchannel_logout_uri: options.backchannelUri,
        backchannel_logout_session_required: true,
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    claims: { openid: ['sub', 'sid'], ...SCOPES },
    pkce: { required: () => true },
    features: {
      rpInitiatedLogout: { enabled: true },
      backchannelLogout: { enabled: true },
    },
    issueRefreshToken: async () => options.refreshes !== false,
    async findAccount(_context, id) {
      const person = people.get(id);
      if (person === undefined) return undefined;
      return {
        accountId: id,
        claims: async (): Promise<AccountClaims> => ({
          sub: id,
          ...person,
          groups: [...person.groups],
        }),
      };
    },
    ttl: {
      AccessToken: 600,
      IdToken: 600,
      RefreshToken: 86_400,
      Session: 86_400,
      Grant: 86_400,
      Interaction: 600,
      AuthorizationCode: 60,
    },
    // Its own way to call refuses this machine, where the portal is.
    fetch: (url, options) =>
      globalThis.fetch(url, Object.assign({}, options, { dispatcher: undefined })),
    cookies: { keys: ['a key of the cookies'] },
  };
}

/** Starts the provider on this machine. */
export async function startOidcPeer(options: PeerOptions): Promise<OidcPeer> {
  const people = new Map<string, PeerPerson>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configuration(people, options));
  server.on('request', provider.callback());
  return {
    issuer,
    people,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
