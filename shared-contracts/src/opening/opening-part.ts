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
  size: v.number(),
  /** Calls whose answers follow, unless they fail. */
  next: v.optional(v.array(callSchema)),
});

/** A call that a part of an opening answers. */
export type OpeningCall = v.InferOutput<typeof callSchema>;

/** What precedes the answer of a call: which one it is. */
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
  let held = new Uint8Array();
  return (piece) => {
    const bytes = new Uint8Array(held.length + piece.length);
    bytes.set(held);
    bytes.set(piece, held.length);
    let from = 0;
    while (bytes.length - from >= LENGTH_BYTES) {
      const begin = from + LENGTH_BYTES + new DataView(bytes.buffer, from).getUint32(0);
      if (begin > bytes.length) break;
      const header = new TextDecoder().decode(bytes.subarray(from + LENGTH_BYTES, begin));
      const { size, ...part } = v.parse(headerSchema, JSON.parse(header));
      if (begin + size > bytes.length) break;
      from = begin + size;
      onPart(part, bytes.slice(begin, from));
    }
    held = bytes.slice(from);
  };
}
