import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import {
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';

/** How a token is made. */
export interface Forgery {
  readonly claims?: JWTPayload;
  readonly header?: Partial<JWTHeaderParameters>;
  /** Signed with a key that is not published. */
  readonly hasOtherKey?: boolean;
  /** The signature of other content. */
  readonly isTampered?: boolean;
  /** Signed by the shared secret. */
  readonly secret?: string;
}

/** The answer of the token endpoint. */
export interface TokenAnswer {
  readonly status?: number;
  readonly body: object;
  /** A step before the answer is sent. */
  readonly after?: () => Promise<void>;
  /** Sent compressed. */
  readonly isCompressed?: boolean;
}

/** A provider of OpenID Connect that answers as a test tells it. */
export interface OidcForger {
  readonly issuer: string;
  /** Makes a token; `now` in its claims is the present in seconds since 1970. */
  token(forgery: Forgery): Promise<string>;
  /** The answer of the token endpoint to the next request. */
  answerNext(answer: TokenAnswer): void;
  /** The claims of the user info; null: it has none. */
  setInfo(claims: object | null): void;
  stop(): Promise<void>;
}

const swapContent = (token: string, other: string): string => {
  const [head = '', , seal = ''] = token.split('.');
  return [head, other.split('.')[1], seal].join('.');
};

/** Starts the provider on this machine. */
export async function startOidcForger(): Promise<OidcForger> {
  const [keys, others] = [
    await generateKeyPair('RS256', { extractable: true }),
    await generateKeyPair('RS256', { extractable: true }),
  ];
  const published = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let next: TokenAnswer = { body: {} };
  let info: object | null = null;
  const send = (response: ServerResponse, body: object, status = 200): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const sendToken = (response: ServerResponse): void => {
    const { body, status = 200, isCompressed } = next;
    if (isCompressed !== true) {
      send(response, body, status);
      return;
    }
    const head = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    response.writeHead(status, head).end(gzipSync(JSON.stringify(body)));
  };
  const server = createServer((request, response) => {
    request.resume();
    const [path] = (request.url ?? '').split('?');
    if (path === '/.well-known/openid-configuration') {
      return send(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...(info !== null && { userinfo_endpoint: `${issuer}/info` }),
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (path === '/keys') return send(response, { keys: [published] });
    if (path === '/token') {
      void (next.after?.() ?? Promise.resolve()).then(() => sendToken(response));
      return;
    }
    if (path === '/info') return send(response, info ?? {});
    return send(response, {}, 404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sign = (claims: JWTPayload, { header, hasOtherKey, secret }: Forgery): Promise<string> => {
    const isShared = secret !== undefined;
    const algorithm = isShared ? 'HS256' : 'RS256';
    const key = isShared
      ? new TextEncoder().encode(secret)
      : (hasOtherKey ? others : keys).privateKey;
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: 'one', ...header })
      .sign(key);
  };
  return {
    issuer,
    async token(forgery) {
      const token = await sign({ iss: issuer, ...forgery.claims }, forgery);
      if (forgery.isTampered !== true) return token;
      return swapContent(
        token,
        await sign({ iss: issuer, ...forgery.claims, sub: 'other' }, forgery),
      );
    },
    answerNext(answer) {
      next = answer;
    },
    setInfo(claims) {
      info = claims;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
