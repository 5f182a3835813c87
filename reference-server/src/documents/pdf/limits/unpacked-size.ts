import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';

/** Deflate makes nothing smaller than this part of it. */
const MOST_RATIO = 1_032;

/** Where the packed bytes of a stream are in its file. */
export interface PackedStream {
  readonly path: string;
  /** Of the first byte. */
  readonly from: number;
  /** Of the first byte behind the last. */
  readonly to: number;
  /** How many times in a row it may be packed. */
  readonly layers: number;
}

const startsPacked = (head: Uint8Array): boolean => {
  const [method = 0, flags = 0] = head;
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
};

/** Ends a pipeline of which enough is known. */
class Exceeded extends Error {}

/**
 * Whether a stream that is packed by Flate, once or several times, unpacks to more than a number of
 * bytes in any of its layers. The bytes are counted, not kept. What is packed in no known way is not
 * counted at all.
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
    // Damaged data unpacks to what came before the damage.
    return error instanceof Exceeded;
  }
}
