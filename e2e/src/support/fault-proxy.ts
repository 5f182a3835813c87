import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { portalUrl, proxyPort } from './portal-address.ts';

/** What happens to an answer on its way: it goes on as it is, is missing, or has one byte changed. */
export type Fault = 'none' | 'missing' | 'changed';

/** A proxy in front of the portal that spoils answers. */
export interface FaultProxy {
  readonly url: string;
  /** Decides by path; replaces what was decided before. */
  spoil(faultOf: (path: string) => Fault): void;
  close(): Promise<void>;
}

/** Starts the proxy on the port that the portal knows as its own. */
export async function startFaultProxy(): Promise<FaultProxy> {
  let faultOf: (path: string) => Fault = () => 'none';
  const target = new URL(portalUrl());
  const server = createServer((incoming, outgoing) => {
    const fault = faultOf(incoming.url ?? '/');
    if (fault === 'missing') {
      outgoing.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"missing"}');
      return;
    }
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
        if (fault === 'none') {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks);
          const last = body.length - 1;
          // The same length, another byte.
          body[last] = (body[last] ?? 0) ^ 1;
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body);
        });
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const port = proxyPort();
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    spoil: (decide) => {
      faultOf = decide;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
