import * as v from 'valibot';

/** Media type of a streamed opening. */
export const OPENING_TYPE = 'application/vnd.leeszaal.opening';

const callSchema = v.object({
  /** The endpoint that gives the same answer. */
  call: v.picklist([
    'acquireLicence',
    'getPublicationAppearances',
    'getAppearance',
    'getReadingPlace',
    'getContents',
    'getPage',
    'getDocumentFile',
  ]),
  /** Its path parameters. The licence key of its query is that of the loan. */
  params: v.record(v.string(), v.union([v.string(), v.number()])),
});

const headerSchema = v.object({
  ...callSchema.entries,
  /** Undefined when the call failed: the reader makes it itself. */
  mediaType: v.optional(v.string()),
  /** Bytes of the answer. */
  size: v.pipe(v.number(), v.minValue(0)),
  /** Calls whose answers follow, unless they fail. */
  next: v.optional(v.array(callSchema)),
});

/** A call that a part of an opening answers. */
export type OpeningCall = v.InferOutput<typeof callSchema>;

/** The header of a call's answer: which call it is. */
export type OpeningPart = Omit<v.InferOutput<typeof headerSchema>, 'size'>;

/** Bytes of the length before each header: an unsigned integer, most significant byte first. */
const LENGTH_BYTES = 4;

/** One part on the wire: the length of the header, the header as JSON, the answer. */
export function encodeOpeningPart(
  part: OpeningPart,
  answer: Uint8Array = new Uint8Array(),
): Uint8Array {
  const header = new TextEncoder().encode(JSON.stringify({ ...part, size: answer.length }));
  const bytes = new Uint8Array(LENGTH_BYTES + header.length + answer.length);
  new DataView(bytes.buffer).setUint32(0, header.length);
  bytes.set(header, LENGTH_BYTES);
  bytes.set(answer, LENGTH_BYTES + header.length);
  return bytes;
}

/**
 * Reads parts as their bytes arrive, in pieces of any length.
 *
 * @param onPart called once a part is complete
 * @returns takes the next piece; throws when it is no opening
 */
export function createOpeningReader(
  onPart: (part: OpeningPart, answer: Uint8Array<ArrayBuffer>) => void,
): (piece: Uint8Array) => void {
  let pieces: Uint8Array[] = [];
  let length = 0;
  let needed = LENGTH_BYTES;
  return (piece) => {
    pieces.push(piece);
    length += piece.length;
    // Joining each piece of a long answer would copy it again and again.
    if (length < needed) return;
    const bytes = joined(pieces, length);
    let from = 0;
    for (;;) {
      needed = LENGTH_BYTES;
      if (length - from < needed) break;
      needed += new DataView(bytes.buffer, from).getUint32(0);
      if (length - from < needed) break;
      const begin = from + needed;
      const header = new TextDecoder().decode(bytes.subarray(from + LENGTH_BYTES, begin));
      const { size, ...part } = v.parse(headerSchema, JSON.parse(header));
      needed += size;
      if (length - from < needed) break;
      from += needed;
      onPart(part, bytes.slice(begin, from));
    }
    pieces = [bytes.subarray(from)];
    length -= from;
  };
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
