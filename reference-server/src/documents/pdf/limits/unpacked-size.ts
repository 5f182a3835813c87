import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';

/** The greatest ratio of Deflate. */
const MOST_RATIO = 1_032;

/** The packed bytes of a stream in a file. */
export interface PackedStream {
  readonly path: string;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  /** Number of Flate filters. */
  readonly layers: number;
}

const startsPacked = (head: Uint8Array): boolean => {
  const [method = 0, flags = 0] = head;
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
};

/** Ends a pipeline that has exceeded the limit. */
class Exceeded extends Error {}

/**
 * Whether a stream with one or several Flate filters unpacks to more than a number of bytes after any of them.
 * Counts the bytes without storing them. False for data that is not Flate.
 */
export async function unpacksTo(
  { path, from, to, layers }: PackedStream,
  head: Uint8Array,
  mostBytes: number,
): Promise<boolean> {
  if (!startsPacked(head) || (to - from) * MOST_RATIO ** layers <= mostBytes) return false;
  const counted = Array.from({ length: layers }, () => createInflate({ finishFlush: 2 }));
  for (const layer of counted) {
    let bytes = 0;
    layer.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) layer.destroy(new Exceeded());
    });
  }
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline([createReadStream(path, { start: from, end: to - 1 }), ...counted, nowhere]);
    return false;
  } catch (error) {
    // Damaged data unpacks up to the damage.
    return error instanceof Exceeded;
  }
}
