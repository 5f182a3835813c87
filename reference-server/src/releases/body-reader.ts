/** Reads a stream of bytes in parts of known sizes. */
export interface BodyReader {
  /** The text before the next line feed; null when it ends or exceeds the limit before one. */
  line(limit: number): Promise<string | null>;
  /** Exactly this many bytes, in chunks. @throws EndOfBodyError when there are fewer */
  bytes(size: number): AsyncGenerator<Uint8Array>;
  /** Whether all bytes have been read. */
  isAtEnd(): Promise<boolean>;
}

/** The body has fewer bytes than its beginning says. */
export class EndOfBodyError extends Error {
  override readonly name = 'EndOfBodyError';
}

const LINE_FEED = 10;

/** Creates a reader of a request's body. It holds one chunk at a time. */
export function readBody(body: AsyncIterable<Uint8Array>): BodyReader {
  const chunks = body[Symbol.asyncIterator]();
  let rest = new Uint8Array();

  /** Ensures that `rest` has bytes; false at the end. */
  async function fill(): Promise<boolean> {
    while (rest.length === 0) {
      const next = await chunks.next();
      if (next.done) return false;
      rest = new Uint8Array(next.value);
    }
    return true;
  }

  function take(size: number): Uint8Array<ArrayBuffer> {
    const taken = rest.subarray(0, size);
    rest = rest.subarray(size);
    return taken;
  }

  return {
    async line(limit) {
      const parts: Uint8Array[] = [];
      for (let left = limit; left > 0 && (await fill()); ) {
        const end = rest.indexOf(LINE_FEED);
        const part = take(Math.min(end === -1 ? rest.length : end, left));
        parts.push(part);
        left -= part.length;
        if (end === -1 || rest[0] !== LINE_FEED) continue;
        take(1);
        return Buffer.concat(parts).toString('utf8');
      }
      return null;
    },
    async *bytes(size) {
      for (let left = size; left > 0; ) {
        if (!(await fill())) throw new EndOfBodyError('The body ends too early');
        const part = take(left);
        left -= part.length;
        yield part;
      }
    },
    isAtEnd: async () => !(await fill()),
  };
}
