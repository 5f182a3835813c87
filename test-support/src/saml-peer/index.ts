import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noticePage } from './peer-pages.ts';
import type { SamlPerson } from './peer-person.ts';
import { createPeerRoutes, type PeerAnswer } from './peer-routes.ts';
import { createSamlMessages } from './saml-messages.ts';

/** A SAML provider that is not ours, npm's `samlify`, with pages of its own. */
export interface SamlPeer {
  readonly origin: string;
  /** The metadata to give to the portal. */
  readonly metadata: string;
  /** The people by their user names, which are also their lasting ids. Any password is right. */
  readonly people: Map<string, SamlPerson>;
  /** Registers the portal by its metadata. */
  register(portalMetadata: string): void;
  stop(): Promise<void>;
}

/** Starts the provider on this machine. */
export async function startSamlPeer(): Promise<SamlPeer> {
  const people = new Map<string, SamlPerson>();
  let portal = '';
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const messages = await createSamlMessages(origin, () => portal);
  const answerTo = createPeerRoutes(messages, people);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = answerTo(request).catch(
      (error: unknown): PeerAnswer => ({ status: 400, page: noticePage(String(error)) }),
    );
    const { status = 200, headers, page = '' } = await answer;
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(page);
  }
  server.on('request', (request, response) => void respond(request, response));

  return {
    origin,
    metadata: messages.metadata,
    people,
    register(portalMetadata) {
      portal = portalMetadata;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
