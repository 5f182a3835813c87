import { StatusError } from './errors.ts';
import type { SendOptions } from './outgoing.ts';
import {
  ANSWER_TIMEOUT_MS,
  headersOf,
  RETRIED_STATUSES,
  RETRIES,
  RETRY_STEP_MS,
  type SendOnce,
  sendError,
} from './send-once.ts';

/**
 * Creates the only function of an embed that calls the network: it does what `createKySend` does, in 0.5 KB of gzip
 * instead of 8.
 *
 * @param fetch for tests; the browser's own otherwise
 */
export function createFetchSend(fetch: typeof globalThis.fetch = globalThis.fetch): SendOnce {
  return async (outgoing, token) => {
    const { url, method, options, signal } = outgoing;
    const init = requestInit(method, headersOf(outgoing, token), options);
    try {
      for (let attempt = 1; ; attempt += 1) {
        const response = await answerInTime(
          (inTime) => fetch(url, { ...init, signal: inTime }),
          signal,
        );
        if (response.ok) return response;
        if (!RETRIED_STATUSES.includes(response.status) || attempt > RETRIES) {
          throw new StatusError(response.status, await bodyOf(response));
        }
        await response.body?.cancel();
        await pause(attempt * RETRY_STEP_MS, signal);
      }
    } catch (error) {
      throw sendError(error, signal);
    }
  };
}

function requestInit(
  method: string,
  headers: Record<string, string>,
  { json, body, ...options }: SendOptions,
): RequestInit {
  const common = { ...options, method, referrerPolicy: 'no-referrer' } as const;
  if (json === undefined) return { ...common, headers, ...(body ? { body } : {}) };
  return {
    ...common,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  };
}

/** Rejects when no response has begun in time; a body that arrives later is not limited. */
async function answerInTime(
  send: (inTime: AbortSignal) => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_TIMEOUT_MS);
  try {
    return await send(signal ? AbortSignal.any([signal, late.signal]) : late.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves after a time, or rejects when the signal is aborted. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** The body of an error: parsed JSON, else its text; undefined when it is empty or breaks off. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
    return isJson && text ? JSON.parse(text) : text || undefined;
  } catch {
    return undefined;
  }
}
