import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The limits on the bytes of a server. */
export interface LineSpeed {
  /** Milliseconds that each byte is late. */
  readonly delay: number;
  /** Bits per second of all connections together; undefined for no limit. */
  readonly rate?: number;
}

/** A line to a server: what the server sends arrives late, and only so fast. */
export interface Line extends AsyncDisposable {
  readonly port: number;
  setSpeed(speed: LineSpeed): void;
  /** Bytes that have arrived from the server. */
  received(): number;
}

/**
 * Passes connections on to a server. It works below HTTP, so that parallel requests share the line as they do at home;
 * the limits of the browser's own developer tools do not reach its workers.
 *
 * @param port to listen at; 0 for any
 */
export async function startLine(target: URL, port = 0): Promise<Line> {
  let speed: LineSpeed = { delay: 0 };
  let received = 0;
  /** When the line has passed on what was sent so far, in ms. */
  let isFreeAt = 0;
  const sockets = new Set<Socket>();

  /** Milliseconds until what is sent now has crossed the line. */
  function crossing(bytes: number): number {
    const now = performance.now();
    const time = speed.rate === undefined ? 0 : (bytes * 8000) / speed.rate;
    isFreeAt = Math.max(now, isFreeAt) + time;
    return isFreeAt - now + speed.delay;
  }

  const server = createServer({ allowHalfOpen: false }, (browser) => {
    const origin = connect(Number(target.port), target.hostname);
    for (const socket of [browser, origin]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    browser.pipe(origin);
    // Timers of nearly the same time may change places, so each hands over what was sent first.
    const underway: (Buffer | 'end')[] = [];
    const arrive = () => {
      const next = underway.shift();
      if (next === 'end') browser.end();
      else if (next && browser.writable) browser.write(next);
    };
    const send = (next: Buffer | 'end') => {
      underway.push(next);
      setTimeout(arrive, crossing(next.length));
    };
    origin.on('data', (bytes: Buffer) => {
      received += bytes.length;
      for (let at = 0; at < bytes.length; at += PACKET) send(bytes.subarray(at, at + PACKET));
    });
    browser.on('close', () => origin.destroy());
    origin.on('end', () => send('end'));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    setSpeed(next) {
      speed = next;
      isFreeAt = 0;
    },
    received: () => received,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Bytes that cross the line as one, so that responses interleave. */
const PACKET = 1400;
