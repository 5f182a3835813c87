import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** A proxy to the portal that delays each response. */
export interface DelayProxy {
  setDelay(delay: number): void;
  close(): Promise<void>;
}

/** Starts the proxy on a port. */
export async function startDelayProxy(port: number, portal: string): Promise<DelayProxy> {
  let delay = 0;
  const target = new URL(portal);
  const server = createServer(async (incoming, outgoing) => {
    await setTimeout(delay);
    const onward = request(
      {
        host: target.hostname,
        port: target.port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    setDelay: (time) => {
      delay = time;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
