import type {
  Access,
  BytesAnswer,
  Endpoint,
  EndpointName,
  endpoints,
} from '@leeszaal/shared-contracts';
import type { ServedBytes } from '../http/bytes-body.contract.ts';
import type { ServerTiming } from '../http/server-timing.ts';
import type { Session } from '../session/session.contract.ts';
import type { Services } from './services.contract.ts';

type SessionFor<Allowed extends Access> = Allowed extends 'public' | 'licence-key'
  ? Session | null
  : Session;

/** What a handler gets: everything decoded, the session checked against the endpoint's minimum role. */
export interface HandlerInput<Params, Query, Body, SessionOrNot> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly session: SessionOrNot;
  /** Where the call comes from; behind a trusted proxy, where that says. */
  readonly address: string;
  /** Measures for the `Server-Timing` header. */
  readonly timing: ServerTiming;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
}

type HandlerAnswer<Answer> = Answer extends BytesAnswer ? ServedBytes : Answer;

/**
 * Answers one endpoint, or throws an `HttpError`. In a `keyed` endpoint `services.database` is the
 * transaction in which the first answer is kept: what the handler writes and that answer stand or
 * fall together.
 */
export type Handler<Name extends EndpointName> =
  (typeof endpoints)[Name] extends Endpoint<
    infer Params,
    infer Query,
    infer Body,
    infer Answer,
    infer Allowed
  >
    ? (
        input: HandlerInput<Params, Query, Body, SessionFor<Allowed>>,
        services: Services,
      ) => Promise<HandlerAnswer<Answer>>
    : never;

/** A handler for every endpoint. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };
