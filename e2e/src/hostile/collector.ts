import { once } from 'node:events';
import { createServer } from 'node:net';

/** A server that nothing of a book may ever speak to; it answers everyone and writes down what comes. */
export interface Collector {
  /** Address to put into a book; what is asked for under it is told by name. */
  address(name: string): string;
  /** Names that were asked for, and `connection` for who connected and asked nothing. */
  heard(): readonly string[];
  forget(): void;
  close(): Promise<void>;
}

/** Starts a collector on a port of its own. It counts connections, since a preconnect asks nothing. */
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
