import { type Endpoint, type RequestOf, requestPath } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { SERVICE_BASES } from '../../endpoints/route-endpoints.ts';
import { now } from './clock.ts';
import type { CallName, Ledger } from './ledger.ts';
import type { Span } from './soak.contract.ts';

/** What came of a call. */
export interface Answer extends Span {
  readonly status: number;
  readonly headers: Headers;
  /** As text; of bytes, what they would be as text. */
  readonly text: string;
}

/** How a call to an endpoint is made. */
export interface CallWith {
  readonly token?: string | undefined;
  readonly key?: string;
  readonly signal?: AbortSignal;
}

/** A browser of one person. */
export interface Caller {
  /** A call to an endpoint. Rejects only when it is given up or the server can't be reached. */
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>, how?: CallWith): Promise<Answer>;
  /** A visit to another address; redirects are not followed. */
  visit(name: CallName, path: string, init?: RequestInit): Promise<Answer>;
}

/** Makes a browser that reaches the server through a proxy, which tells where it is. */
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

/** Reads an answer as its endpoint defines it; throws when it doesn't fit. */
export function read<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, { text }: Answer): A {
  if (endpoint.answer.kind !== 'json') throw new Error(`${endpoint.name} answers no JSON`);
  return v.parse(endpoint.answer.codec.schema, text === '' ? undefined : JSON.parse(text));
}
