import * as v from 'valibot';
import type { Endpoint } from '../api/schema/endpoint.contract.ts';
import { AbortedError, AnswerError, NetworkError } from './errors.ts';

/**
 * Reads the answer of an endpoint.
 *
 * @throws `AnswerError` when the answer does not fit the endpoint; `NetworkError` when the connection breaks
 */
export async function readAnswer(
  endpoint: Endpoint,
  response: Response,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  if (endpoint.answer.kind === 'empty') return undefined;
  if (endpoint.answer.kind === 'bytes') {
    const bytes = await readBody(() => response.blob(), signal);
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

function parseJson(text: string, name: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AnswerError(`${name}: the answer is not JSON`, { cause: error });
  }
}
