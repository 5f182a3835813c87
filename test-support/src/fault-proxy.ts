import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/**
 * The proxy's treatment of a response. It passes it on, answers 404, changes one byte, delays it, or
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

/** A proxy in front of a server that makes faults. */
export interface FaultProxy {
  readonly url: string;
  /** Decides about each request but preflights; replaces the previous decision, and releases held requests. */
  spoil(faultOf: FaultOf): void;
  close(): Promise<void>;
}

/** Where a proxy listens, and what it changes in every response. */
export interface FaultProxyOptions {
  readonly port: number;
  /** The server's address. */
  readonly target: string;
  /** Rewrites the body of some paths. */
  readonly rewrite?: Readonly<Record<string, (body: Buffer) => Buffer>>;
}

/** Changes one byte and keeps the length. */
function withOneOtherByte(body: Buffer): Buffer {
  const last = body.length - 1;
  body[last] = (body[last] ?? 0) ^ 1;
  return body;
}

/** Starts a proxy on loopback that makes no faults at first. */
export async function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  let faultOf: FaultOf = () => 'none';
  const held: (() => void)[] = [];
  const decide = (next: FaultOf) => {
    faultOf = next;
    for (const release of held.splice(0)) release();
  };
  const server = createServer(async (incoming, outgoing) => {
    const bearer = incoming.headers.authorization?.replace('Bearer ', '');
    const { url: path = '/', method = 'GET' } = incoming;
    // A browser asks first whether a page of another origin may call: the server answers that.
    const decided = () => (method === 'OPTIONS' ? 'none' : faultOf(path, method, bearer));
    let fault = decided();
    while (fault === 'held') {
      await new Promise<void>((resolve) => held.push(resolve));
      fault = decided();
    }
    if (fault === 'cut') incoming.destroy();
    else if (fault === 'missing') answer(incoming, outgoing, 404, { message: 'missing' });
    else if (typeof fault === 'object' && 'status' in fault) {
      const { status, body = { message: `made to answer ${status}` } } = fault;
      answer(incoming, outgoing, status, body);
    } else {
      if (typeof fault === 'object') await setTimeout(fault.delay);
      const change = fault === 'changed' ? withOneOtherByte : options.rewrite?.[path];
      passOn(incoming, outgoing, { target: new URL(options.target), change, fault });
    }
  });
  server.listen(options.port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${options.port}`,
    spoil: decide,
    close: async () => {
      decide(() => 'cut');
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Answers in the server's place, and as it does also to a page of another origin. */
function answer(
  { headers: { origin } }: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  body: unknown,
): void {
  outgoing
    .writeHead(status, {
      'content-type': 'application/json',
      ...(origin !== undefined && { 'access-control-allow-origin': origin }),
    })
    .end(JSON.stringify(body));
}

interface Passing {
  readonly target: URL;
  readonly change: ((body: Buffer) => Buffer) | undefined;
  readonly fault: Fault;
}

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, change, fault }: Passing,
): void {
  const onward = request(
    target,
    {
      path: incoming.url,
      method: incoming.method,
      // A body that changes must not be packed.
      headers: { ...incoming.headers, ...(change && { 'accept-encoding': 'identity' }) },
    },
    async (reply) => {
      if (fault === 'lost') {
        reply.resume().on('end', () => outgoing.destroy());
        return;
      }
      const { statusCode = 502, headers } = reply;
      if (change === undefined) {
        reply.pipe(outgoing.writeHead(statusCode, headers));
        return;
      }
      const chunks = await reply.toArray().catch(() => undefined);
      if (chunks === undefined) {
        outgoing.destroy();
        return;
      }
      const body = change(Buffer.concat(chunks));
      outgoing.writeHead(statusCode, { ...headers, 'content-length': body.length }).end(body);
    },
  );
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}
