import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createFakeCluster, type FakeAnswer, type FakeCluster } from './fake-cluster.ts';
import { type Asked, routeRequest } from './route-request.ts';

/** Answers a request otherwise; undefined answers as usual, `hang` never does. */
export type Interruption = (asked: Asked) => FakeAnswer | 'hang' | undefined;

/** A search engine in memory, over HTTP on this machine: the part of OpenSearch that is used. */
export interface FakeEngine extends Pick<FakeCluster, 'indexes' | 'aliases'> {
  readonly url: string;
  readonly asked: readonly Asked[];
  interrupt(interruption: Interruption | undefined): void;
  /** Loses an index, as after the loss of its machine. */
  lose(name: string): void;
  close(): Promise<void>;
}

/** Starts an empty engine. */
export async function startFakeEngine(distribution = 'opensearch'): Promise<FakeEngine> {
  const cluster = createFakeCluster();
  const asked: Asked[] = [];
  let interruption: Interruption | undefined;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const call: Asked = {
        method: request.method ?? '',
        path: request.url ?? '',
        body,
        authorization: request.headers.authorization,
      };
      asked.push(call);
      const answer = interruption?.(call) ?? routeRequest(cluster, call, distribution);
      if (answer === 'hang') return;
      const content = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    indexes: cluster.indexes,
    aliases: cluster.aliases,
    asked,
    interrupt(other) {
      interruption = other;
    },
    lose: (name) => void cluster.remove(name),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
