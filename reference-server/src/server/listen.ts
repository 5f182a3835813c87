import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressesOf, isMissingFamily, listenError } from './addresses.ts';

/** Where a server listens. */
export interface Listening {
  readonly port: number;
  /** Ends the connections that are left after a while, and listens no more. */
  close(): Promise<void>;
}

const CLOSING_PATIENCE_MS = 5000;

async function listenBeside(
  app: FastifyInstance,
  port: number,
  host: string,
): Promise<Server | null> {
  const server = createServer((request, response) => app.routing(request, response));
  server.keepAliveTimeout = app.server.keepAliveTimeout;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ port, host }, resolve);
    });
    return server;
  } catch (error) {
    if (isMissingFamily(error)) return null;
    throw error;
  }
}

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });

/** Listens on every address of a host; port 0 takes a free one. */
export async function listen(
  app: FastifyInstance,
  wanted: { readonly port: number; readonly host: string },
): Promise<Listening> {
  const [first, ...others] = addressesOf(wanted.host);
  try {
    await app.listen({ port: wanted.port, host: first });
    const { port } = app.server.address() as AddressInfo;
    const beside = await Promise.all(others.map((host) => listenBeside(app, port, host)));
    const servers = beside.filter((server) => server !== null);
    return {
      port,
      async close() {
        const impatience = setTimeout(() => {
          for (const server of [app.server, ...servers]) server.closeAllConnections();
        }, CLOSING_PATIENCE_MS);
        await Promise.all([app.close(), ...servers.map(closeServer)]);
        clearTimeout(impatience);
      },
    };
  } catch (error) {
    throw listenError(error, wanted.port, wanted.host);
  }
}
