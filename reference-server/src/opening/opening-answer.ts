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

/** The answer of a call with bytes. @throws RangeError for more than {@link MOST_BYTES}, or an unknown number */
export async function bytesAnswer({ mediaType, body }: ServedBytes): Promise<OpeningAnswer> {
  if (sizeOf(body) > MOST_BYTES) throw new RangeError('The file is too long for an opening');
  return { mediaType, body: body instanceof Uint8Array ? body : await buffer(body.open()) };
}

function sizeOf(body: ServedBytes['body']): number {
  if (body instanceof Uint8Array) return body.byteLength;
  return 'size' in body ? body.size : Number.POSITIVE_INFINITY;
}
