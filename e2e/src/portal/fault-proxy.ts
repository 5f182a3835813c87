import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { portalUrl, proxyPort, proxyUrl } from './portal-address.ts';

/**
 * What happens to an answer on its way: it goes on as it is, is missing, has one byte changed, never
 * comes (`cut`: the connection ends; `held`: nothing comes until something else is decided; `lost`: the
 * server has done what it was asked, and the connection ends before its answer comes), comes late, or
 * is another one.
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

/** The fault for a request; `bearer` is the access token that it brings. */
export type FaultOf = (path: string, method: string, bearer: string | undefined) => Fault;

/** A proxy in front of the portal that spoils answers. */
export interface FaultProxy {
  readonly url: string;
  /** Decides about each request; replaces what was decided before, and lets go what was held. */
  spoil(faultOf: FaultOf): void;
  close(): Promise<void>;
}

/** The same length, another byte. */
function withOneOtherByte(body: Buffer): Buffer {
  const last = body.length - 1;
  body[last] = (body[last] ?? 0) ^ 1;
  return body;
}

/** The portal's configuration, for a proxy that is the private portal too, not the public library. */
function asPrivate(body: Buffer): Buffer {
  return Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), appHost: '' }));
}

/** Starts the proxy on the port that the portal knows as its own. */
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
