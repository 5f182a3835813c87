import { once } from 'node:events';
import { createServer } from 'node:net';

/** A server that no book may reach; it accepts every connection and records it. */
export interface Collector {
  /** An address for use in a book; a request for it is recorded by name. */
  address(name: string): string;
  /** The recorded names; `connection` is a connection without a request. */
  heard(): readonly string[];
  forget(): void;
  close(): Promise<void>;
}

/**
 * Starts a collector on a free port. It records connections too, because a preconnect sends no
 * request.
 */
export async function startCollector(): Promise<Collector> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    heard.push('connection');
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      const [, name = 'something'] = /^\S+ \/([^\s/?.]*)/.exec(data.toString('latin1')) ?? [];
      heard.push(name);
      socket.end(
        'HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    address: (name) => `http://127.0.0.1:${port}/${name}`,
    heard: () => [...heard],
    forget: () => heard.splice(0),
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
