import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer to give; text is sent as it is. */
export interface ReplayedAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A request as it arrived. */
export interface ReplayedRequest {
  readonly call: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** A server that gives answers in their order, whatever it is asked. */
export interface Replay {
  readonly url: string;
  readonly requests: readonly ReplayedRequest[];
  close(): Promise<void>;
}

/** Starts a server on this machine. */
export async function startReplay(...answers: readonly ReplayedAnswer[]): Promise<Replay> {
  const rest = [...answers];
  const requests: ReplayedRequest[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ call: `${request.method} ${request.url}`, body, headers: request.headers });
      const { status, body: answer } = rest.shift() ?? { status: 500, body: 'no further answer' };
      response.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
