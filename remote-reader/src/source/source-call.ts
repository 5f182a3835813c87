import {
  AbortedError,
  type AnswerOf,
  type CallOptions,
  type Endpoint,
  type HttpPort,
  isStatus,
  NetworkError,
  type RequestOf,
} from '@leeszaal/shared-contracts';
import type { SourceFailure, SourceOptions } from './document-source.contract.ts';
import { SourceError } from './source-error.ts';

function failureOf(error: unknown): SourceFailure {
  if (isStatus(error, 404)) return 'missing';
  if (isStatus(error, 403)) return 'forbidden';
  if (isStatus(error, 422)) return 'too-large';
  return error instanceof NetworkError ? 'unreachable' : 'failed';
}

function callOptions({ signal, background }: SourceOptions = {}): CallOptions {
  return { ...(signal ? { signal } : {}), onNetworkFailure: background ? 'throw' : 'dialog' };
}

/** The client's `call`, with the errors and options of a source. */
export async function sourceCall<E extends Endpoint>(
  http: HttpPort,
  endpoint: E,
  request: RequestOf<E>,
  options: SourceOptions | undefined,
): Promise<AnswerOf<E>> {
  try {
    return await http.call(endpoint, request, callOptions(options));
  } catch (error) {
    throw error instanceof AbortedError ? error : new SourceError(failureOf(error), error);
  }
}
