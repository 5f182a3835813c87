import * as http from 'node:http';
import * as https from 'node:https';
import { getCACertificates } from 'node:tls';
import { errorCode } from '../../../errors/error-code.ts';
import { EngineError } from './engine-error.ts';
import { createTurns } from './turns.ts';

/** Where the engine is, and how to identify there. */
export interface EngineAddress {
  /** Begins with `https://`, or with `http://` within one machine. */
  readonly url: string;
  /** The header `Authorization`; undefined for an engine without accounts. */
  readonly authorization: string | undefined;
  /** Further authorities of its certificate, in PEM. */
  readonly authorities: string | undefined;
}

/** A request; its path begins with a slash. */
export interface EngineRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** JSON, or lines of JSON. */
  readonly body?: string;
  /** Time for the turn, the request and the answer, in milliseconds. */
  readonly within?: number;
}

/** An answer, whatever its status. */
export interface EngineAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends requests to the engine. */
export interface EngineHttp {
  /** @throws {EngineError} when there is no answer in JSON */
  ask(request: EngineRequest): Promise<EngineAnswer>;
  /** Closes kept connections. */
  close(): void;
}

const WITHIN_MS = 10_000;
const AT_ONCE = 16;
/** Of these, so that searches need not wait for writes. */
const WRITES_AT_ONCE = 4;
const WAITING = 256;
const LARGEST_ANSWER = 64 * 1024 * 1024;

const isWrite = ({ path }: Pick<EngineRequest, 'path'>): boolean => path.includes('/_bulk');

const unavailable = (message: string, cause?: unknown): EngineError =>
  new EngineError('unavailable', message, { cause });

async function read(answer: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) {
      answer.destroy();
      throw new EngineError('malformed', 'The answer of the search engine is too large.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch (cause) {
    throw new EngineError('malformed', 'The search engine did not answer in JSON.', { cause });
  }
}

async function answerOf(answer: http.IncomingMessage): Promise<EngineAnswer> {
  const text = await read(answer);
  const status = answer.statusCode ?? 0;
  // Errors have other forms where they are of a proxy, or of an extension of the engine.
  const isJson = status < 400 || /^\s*\{/.test(text);
  return { status, body: isJson ? parse(text) : undefined };
}

/** Sends requests over connections that are kept, with bounds of time, number and size. */
export function createEngineHttp({ url, authorization, authorities }: EngineAddress): EngineHttp {
  const base = new URL(url);
  const isSecure = base.protocol === 'https:';
  const agent = isSecure
    ? new https.Agent({ keepAlive: true, ...trusted(authorities) })
    : new http.Agent({ keepAlive: true });
  const turns = createTurns({ atOnce: AT_ONCE, waiting: WAITING });
  const writeTurns = createTurns({ atOnce: WRITES_AT_ONCE, waiting: WAITING });
  const prefix = base.pathname.replace(/\/$/, '');

  function send({ method, path, body }: EngineRequest, signal: AbortSignal): Promise<EngineAnswer> {
    return new Promise((resolve, reject) => {
      const request = (isSecure ? https : http).request(
        new URL(prefix + path, base),
        {
          method,
          agent,
          signal,
          headers: {
            accept: 'application/json',
            ...(authorization && { authorization }),
            ...(body !== undefined && {
              'content-type': isWrite({ path }) ? 'application/x-ndjson' : 'application/json',
              'content-length': Buffer.byteLength(body),
            }),
          },
        },
        (answer) => {
          answerOf(answer).then(resolve, reject);
        },
      );
      request.on('error', (error) => {
        // The engine closed a kept connection meanwhile. Every request may be repeated.
        const isStale = request.reusedSocket && errorCode(error) === 'ECONNRESET';
        if (isStale)
          send({ method, path, ...(body !== undefined && { body }) }, signal).then(resolve, reject);
        else reject(error);
      });
      request.end(body);
    });
  }

  return {
    async ask(request) {
      const signal = AbortSignal.timeout(request.within ?? WITHIN_MS);
      try {
        const work = () => turns.take(() => send(request, signal), signal);
        return await (isWrite(request) ? writeTurns.take(work, signal) : work());
      } catch (error) {
        if (error instanceof EngineError) throw error;
        if (signal.aborted) throw unavailable('The search engine did not answer in time.', error);
        throw unavailable('The search engine cannot be reached.', error);
      }
    },
    close: () => agent.destroy(),
  };
}

function trusted(authorities: string | undefined): { readonly ca?: string[] } {
  return authorities === undefined ? {} : { ca: [...getCACertificates('default'), authorities] };
}
