import { type Endpoint, type RequestOf, requestPath } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { SERVICE_BASES } from '../../../endpoints/route-endpoints.ts';
import { now } from '../model/clock.ts';
import type { CallName, Ledger } from '../model/ledger.ts';
import type { Span } from '../model/soak.contract.ts';

/** The response to a call. */
export interface Answer extends Span {
  readonly status: number;
  readonly headers: Headers;
  /** The body as text. */
  readonly text: string;
}

/** Parameters of a call to an endpoint. */
export interface CallWith {
  readonly token?: string | undefined;
  readonly key?: string;
  readonly signal?: AbortSignal;
}

/** A browser of one person. */
export interface Caller {
  /** Calls an endpoint. Rejects only when aborted or when the server is unreachable. */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, how?: CallWith): Promise<Answer>;
  /** Requests another address, without following redirects. */
  visit(name: CallName, path: string, init?: RequestInit): Promise<Answer>;
}

/** Creates a browser whose proxy states its address. */
export function createCaller(url: string, address: string, ledger: Ledger): Caller {
  async function visit(name: CallName, path: string, init: RequestInit = {}): Promise<Answer> {
    const sent = now();
    const response = await fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': address },
    });
    const text = await response.text();
    const answer = {
      sent,
      received: now(),
      status: response.status,
      headers: response.headers,
      text,
    };
    ledger.count(name, answer.status, answer);
    return answer;
  }

  return {
    visit,
    call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, how: CallWith = {}) {
      const { token, key, signal } = how;
      const { body } = request as { body?: unknown };
      const json = endpoint.body.kind === 'json' ? endpoint.body.codec.encode(body) : undefined;
      const path = SERVICE_BASES[endpoint.service] + requestPath(endpoint, request);
      return visit(endpoint.name as CallName, path, {
        method: endpoint.method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
        ...(signal !== undefined && { signal }),
      });
    },
  };
}

/** Parses an answer by its endpoint's schema. @throws when invalid */
export function read<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, { text }: Answer): A {
  if (endpoint.answer.kind !== 'json') throw new Error(`${endpoint.name} answers no JSON`);
  return v.parse(endpoint.answer.codec.schema, text === '' ? undefined : JSON.parse(text));
}
