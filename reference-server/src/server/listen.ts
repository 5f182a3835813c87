import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Connections, serverOptions, watchConnections } from '../connections/connections.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../connections/limits.ts';
import { addressesOf, isMissingFamily, listenError } from './addresses.ts';

/** A listening server. */
export interface Listening {
  readonly port: number;
  /** Stops listening, and finishes requests in progress, within a time limit. */
  close(): Promise<void>;
}

async function listenBeside(
  app: FastifyInstance,
  port: number,
  host: string,
  limits: ConnectionLimits,
): Promise<Connections | null> {
  const server = createServer(serverOptions(limits), (request, response) =>
    app.routing(request, response),
  );
  server.keepAliveTimeout = app.server.keepAliveTimeout;
  const connections = watchConnections(server, limits);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ port, host }, resolve);
    });
    return connections;
  } catch (error) {
    if (isMissingFamily(error)) return null;
    throw error;
  }
}

/** Listens on every address of a host; port 0 is any free one. */
export async function listen(
  app: FastifyInstance,
  wanted: { readonly port: number; readonly host: string },
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Promise<Listening> {
  const [first, ...others] = addressesOf(wanted.host);
  const connections = watchConnections(app.server, limits);
  try {
    await app.listen({ port: wanted.port, host: first });
    const { port } = app.server.address() as AddressInfo;
    const beside = await Promise.all(others.map((host) => listenBeside(app, port, host, limits)));
    const all = [connections, ...beside.filter((each) => each !== null)];
    return {
      port,
      async close() {
        await Promise.all(all.map((each) => each.drain()));
        await app.close();
      },
    };
  } catch (error) {
    throw listenError(error, wanted.port, wanted.host);
  }
}
