import { buffer } from 'node:stream/consumers';
import type { Endpoint } from '@leeszaal/shared-contracts';
import type { ServedBytes } from '../http/bytes-body.contract.ts';
import type { OpeningAnswer } from './opening-stream.ts';

/** Larger files are no part of an opening: the reader asks for them. */
export const MOST_BYTES = 4 * 1024 * 1024;

/** The answer of a call with JSON, as the call itself sends it. */
export function jsonAnswer<P, Q, B, A>({ answer }: Endpoint<P, Q, B, A>, value: A): OpeningAnswer {
  const encoded = answer.kind === 'json' ? answer.codec.encode(value) : null;
  return { mediaType: 'application/json', body: Buffer.from(JSON.stringify(encoded ?? null)) };
}

/** The answer of a call with bytes. @throws RangeError for more than {@link MOST_BYTES} */
export async function bytesAnswer({ mediaType, body }: ServedBytes): Promise<OpeningAnswer> {
  const isHere = body instanceof Uint8Array;
  if ((isHere ? body.byteLength : body.size) > MOST_BYTES) {
    throw new RangeError('The file is too long for an opening');
  }
  return { mediaType, body: isHere ? body : await buffer(body.open()) };
}
