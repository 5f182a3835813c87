import * as v from 'valibot';
import type { Endpoint } from '../api/schema/endpoint.contract.ts';
import { AbortedError, AnswerError, NetworkError } from './errors.ts';
import type { CallOptions } from './http-port.contract.ts';

/**
 * Reads the answer of an endpoint.
 *
 * @throws `AnswerError` when the answer does not fit the endpoint; `NetworkError` when the connection breaks
 */
export async function readAnswer(
  endpoint: Endpoint,
  response: Response,
  { signal, onBytes }: Pick<CallOptions, 'signal' | 'onBytes'>,
): Promise<unknown> {
  if (endpoint.answer.kind === 'empty') return undefined;
  if (endpoint.answer.kind === 'bytes') {
    const read = () => (onBytes ? readPieces(response, onBytes) : response.blob());
    const bytes = await readBody(read, signal);
    return { bytes, mediaType: response.headers.get('content-type') ?? '' };
  }
  const text = await readBody(() => response.text(), signal);
  const parsed = v.safeParse(endpoint.answer.codec.schema, parseJson(text, endpoint.name));
  if (parsed.success) return parsed.output;
  throw new AnswerError(`${endpoint.name}: ${v.summarize(parsed.issues)}`);
}

/**
 * Reads a body; the connection can break before it is complete.
 *
 * @throws `AbortedError` when the signal is aborted, `NetworkError` otherwise
 */
export async function readBody<T>(
  read: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (signal?.aborted) throw new AbortedError('The call was given up', { cause: error });
    throw new NetworkError('The answer broke off', { cause: error });
  }
}

/** Reads a body piece by piece; resolves with the whole. */
async function readPieces({ body }: Response, onBytes: (piece: Uint8Array) => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (value === undefined) return new Blob(pieces);
    pieces.push(value);
    onBytes(value);
  }
}

function parseJson(text: string, name: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AnswerError(`${name}: the answer is not JSON`, { cause: error });
  }
}
