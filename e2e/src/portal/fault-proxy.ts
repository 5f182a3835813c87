import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { portalUrl, proxyPort, proxyUrl } from './portal-address.ts';

/**
 * What the proxy does to a response. It passes it on, answers 404, changes one byte, delays it, or
 * replaces it. `cut` closes the connection; `held` waits until the next decision; `lost` closes the
 * connection after the server has handled the request.
 */
export type Fault =
  | 'none'
  | 'missing'
  | 'changed'
  | 'cut'
  | 'held'
  | 'lost'
  | { readonly delay: number }
  | { readonly status: number; readonly body?: unknown };

/** Selects the fault for a request; `bearer` is its access token. */
export type FaultOf = (path: string, method: string, bearer: string | undefined) => Fault;

/** A proxy in front of the portal that makes faults. */
export interface FaultProxy {
  readonly url: string;
  /** Decides about each request; replaces the previous decision, and releases held requests. */
  spoil(faultOf: FaultOf): void;
  close(): Promise<void>;
}

/** Changes one byte and keeps the length. */
function withOneOtherByte(body: Buffer): Buffer {
  const last = body.length - 1;
  body[last] = (body[last] ?? 0) ^ 1;
  return body;
}

/** The portal's configuration with the proxy as a private host. */
function asPrivate(body: Buffer): Buffer {
  return Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), appHost: '' }));
}

/** Starts the proxy on the port reserved for it. */
export async function startFaultProxy(): Promise<FaultProxy> {
  let faultOf: FaultOf = () => 'none';
  const letGo: (() => void)[] = [];
  const target = new URL(portalUrl());
  const server = createServer(async (incoming, outgoing) => {
    const bearer = incoming.headers.authorization?.replace('Bearer ', '');
    const { url: path = '/', method = 'GET' } = incoming;
    const decide = () => faultOf(path, method, bearer);
    let fault = decide();
    while (fault === 'held') {
      await new Promise<void>((resolve) => letGo.push(resolve));
      fault = decide();
    }
    if (fault === 'cut') {
      incoming.destroy();
      return;
    }
    if (fault === 'missing') fault = { status: 404, body: { message: 'missing' } };
    if (typeof fault === 'object' && 'status' in fault) {
      outgoing.writeHead(fault.status, { 'content-type': 'application/json' });
      const said = 'body' in fault ? fault.body : { message: `made to answer ${fault.status}` };
      outgoing.end(JSON.stringify(said));
      return;
    }
    if (typeof fault === 'object') await setTimeout(fault.delay);
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const onward = request(
      {
        host: target.hostname,
        port: target.port,
        path: incoming.url,
        method: incoming.method,
        headers,
      },
      (answer) => {
        if (fault === 'lost') {
          answer.resume();
          answer.on('end', () => outgoing.destroy());
          return;
        }
        const change =
          fault === 'changed' ? withOneOtherByte : path === '/config.json' ? asPrivate : undefined;
        if (change === undefined) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = change(Buffer.concat(chunks));
          const changed = { ...answer.headers, 'content-length': body.length };
          outgoing.writeHead(answer.statusCode ?? 502, changed).end(body);
        });
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(proxyPort(), 'localhost');
  await once(server, 'listening');
  return {
    url: proxyUrl(),
    spoil: (decide) => {
      faultOf = decide;
      for (const go of letGo.splice(0)) go();
    },
    close: async () => {
      faultOf = () => 'cut';
      for (const go of letGo.splice(0)) go();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
