import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { beginExchange, type Exchange, enforceLimits, isAnswering } from './exchange.ts';
import { endWith, handleClientError } from './handle-client-error.ts';
import type { ConnectionLimits } from './limits.ts';
import { answerInstead, EXPECTATION_ANSWER, NO_PROXY_ANSWER } from './raw-answer.ts';

/** Interval, in milliseconds, at which a stopping server checks its connections. */
const DRAIN_POLL_MS = 25;

/** The connections of a server. */
export interface Connections {
  /**
   * Stops the server: it answers requests in progress and in transit, and each response closes its
   * connection. After `drainTime` it destroys the remaining ones.
   */
  drain(): Promise<void>;
}

/** Options of a server with watched connections; `refuseHost` checks the host. */
export const serverOptions = ({ interval }: ConnectionLimits): ServerOptions => ({
  connectionsCheckingInterval: interval,
  requireHostHeader: false,
});

/** Watches the connections of a server that does not listen yet. */
export function watchConnections(server: Server, limits: ConnectionLimits): Connections {
  const sockets = new Map<Socket, { exchanges: number; readWhenIdle: number }>();
  const exchanges = new Set<Exchange>();
  let isDraining = false;

  function follow(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const exchange = beginExchange(request, response);
    const connection = sockets.get(socket);
    exchanges.add(exchange);
    if (connection) connection.exchanges += 1;
    if (isDraining) response.setHeader('connection', 'close');
    let open = 2;
    const over = () => {
      open -= 1;
      if (open > 0) return;
      exchanges.delete(exchange);
      if (!connection) return;
      connection.exchanges -= 1;
      connection.readWhenIdle = socket.bytesRead;
    };
    request.once('close', over);
    response.once('close', over);
  }

  /** Keeps connections on which a request has begun to arrive. */
  function closeIdle(): void {
    for (const [socket, connection] of sockets) {
      const isIdle = connection.exchanges === 0 && socket.bytesRead === connection.readWhenIdle;
      if (isIdle) socket.destroy();
    }
  }

  server.headersTimeout = limits.headTime;
  // Bodies are bounded by their rate: an import of gigabytes is slow.
  server.requestTimeout = 0;
  server.prependListener('connection', (socket: Socket) => {
    sockets.set(socket, { exchanges: 0, readWhenIdle: 0 });
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', follow);
  const isAnsweringOn = (socket: Duplex) =>
    [...exchanges].some((exchange) => exchange.request.socket === socket && isAnswering(exchange));
  server.removeAllListeners('clientError');
  server.on('clientError', (error, socket) =>
    handleClientError(error, socket, isAnsweringOn(socket)),
  );
  // Without these listeners Node responds by itself, or not at all.
  server.on('checkExpectation', (_request, response: ServerResponse) =>
    answerInstead(response, EXPECTATION_ANSWER),
  );
  server.on('connect', (_request, socket) => {
    // Node has removed its own listener; without one, a client that resets the connection ends the process.
    socket.on('error', () => socket.destroy());
    endWith(NO_PROXY_ANSWER, socket, isAnsweringOn(socket));
  });
  const timer = setInterval(() => {
    for (const exchange of exchanges) enforceLimits(exchange, limits);
  }, limits.interval).unref();

  return {
    async drain() {
      isDraining = true;
      for (const { response } of exchanges) {
        if (!response.headersSent) response.setHeader('connection', 'close');
      }
      // Two rounds accept waiting connections, which would be reset otherwise.
      await setImmediate();
      await setImmediate();
      // `http.Server.close` would destroy idle connections, on which a request may be in transit.
      NetServer.prototype.close.call(server);
      const begun = performance.now();
      while (sockets.size > 0 && performance.now() - begun < limits.drainTime) {
        await setTimeout(DRAIN_POLL_MS);
        if (performance.now() - begun >= limits.lingerTime) closeIdle();
      }
      for (const socket of sockets.keys()) socket.destroy();
      clearInterval(timer);
    },
  };
}
