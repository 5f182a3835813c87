import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { createMessageReader } from './message-reader.ts';

/** A connection from which one verified message at a time is read. Anything else destroys it. */
export class VerifiedStream extends Duplex {
  readonly #socket: Socket;
  readonly #readMessages = createMessageReader();

  /** @param socket connected; this stream closes it */
  constructor(socket: Socket) {
    super();
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('end', () => this.push(null));
    socket.on('error', (error) => this.destroy(error));
    socket.on('close', () => this.destroy());
    // ldapts listens only while a connection is in use.
    this.on('error', () => {});
  }

  #take(chunk: Buffer): void {
    if (this.destroyed) return;
    try {
      for (const message of this.#readMessages(chunk)) this.push(message);
    } catch (error) {
      this.destroy(error as Error);
    }
  }

  /** The reader of messages limits what is kept. */
  override _read(): void {}

  override _write(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error?: Error | null) => void,
  ): void {
    this.#socket.write(chunk, done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#socket.end(() => done());
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#socket.destroy();
    done(error);
  }
}
