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

/** Input of a handler: decoded, with a session that has the endpoint's minimum role. */
export interface HandlerInput<Params, Query, Body, SessionOrNot> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly session: SessionOrNot;
  /** The client's address; behind a trusted proxy, the forwarded one. */
  readonly address: string;
  /** The `Authorization` header, for an endpoint with credentials of its own. */
  readonly authorization: string | undefined;
  /** The `User-Agent` header. */
  readonly userAgent: string | undefined;
  /** Collects measures for the `Server-Timing` header. */
  readonly timing: ServerTiming;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

type HandlerAnswer<Answer> = Answer extends BytesAnswer ? ServedBytes : Answer;

/**
 * Handles one endpoint, or throws an `HttpError`. In a `keyed` endpoint `services.database` is the transaction
 * that also stores the first response.
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
