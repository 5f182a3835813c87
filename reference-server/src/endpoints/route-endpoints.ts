import { type Endpoint, type EndpointName, endpoints } from '@leeszaal/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import type { Session } from '../session/session.contract.ts';
import { type AnyHandler, answerEndpoint, authorise } from './answer-endpoint.ts';
import { findAppearanceTarget } from './appearance-target.ts';
import type { Handlers } from './handler.contract.ts';
import { toRoutePath } from './route-path.ts';
import type { Services } from './services.contract.ts';

/** Where each service's endpoints begin. */
export const SERVICE_BASES = { api: '/api', sso: '/auth' } as const;

const notImplemented: AnyHandler = async () => {
  throw new HttpError(501, 'This is not implemented yet');
};

interface Target {
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
  readonly params: unknown;
}

/** Answers a request in place of its endpoint, and true; or false, and leaves it alone. */
export type Interception = (
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
) => Promise<boolean>;

type Aim = (request: FastifyRequest) => Promise<Target> | Target;

/** What stands at `/appearances/{docKey}/…`: a page, a thumbnail or a file (`docs/decisions.md` 69). */
const SHARED_ADDRESS: readonly EndpointName[] = ['getPage', 'getThumbnail', 'getDocumentFile'];

/**
 * Routes every endpoint from its definition. Who calls is found out before the body is read.
 * `HEAD` is not offered, because some GETs have effects.
 */
export function routeEndpoints(
  app: FastifyInstance,
  handlers: Partial<Handlers>,
  services: Services,
  interceptions: { readonly [Name in EndpointName]?: Interception } = {},
): void {
  const targetOf = (name: EndpointName, params: unknown): Target => ({
    endpoint: endpoints[name] as unknown as Endpoint,
    handler: (handlers[name] as AnyHandler | undefined) ?? notImplemented,
    params,
  });
  const known = new WeakMap<FastifyRequest, Target & { session: Session | null }>();

  function route(endpoint: Endpoint, aim: Aim, intercept?: Interception): void {
    app.route({
      method: endpoint.method,
      url: SERVICE_BASES[endpoint.service] + toRoutePath(endpoint.path),
      exposeHeadRoute: false,
      async onRequest(request: FastifyRequest, reply: FastifyReply) {
        if (intercept !== undefined && (await intercept(request, reply, services))) return;
        const target = await aim(request);
        const session = await authorise(target.endpoint, request, services);
        known.set(request, { ...target, session });
      },
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const target = known.get(request);
        if (target === undefined) throw new Error('The request was not authorised.');
        const { endpoint: aimed, handler, ...given } = target;
        return answerEndpoint(aimed, handler, given, request, reply, services);
      },
    });
  }

  for (const name of Object.keys(endpoints) as EndpointName[]) {
    if (SHARED_ADDRESS.includes(name)) continue;
    route(
      endpoints[name] as unknown as Endpoint,
      (request) => targetOf(name, request.params),
      interceptions[name],
    );
  }
  route(endpoints.getDocumentFile as unknown as Endpoint, async (request) => {
    const { docKey, '*': file } = request.params as { docKey: string; '*': string };
    const { name, params } = await findAppearanceTarget(docKey, file, services.database);
    return targetOf(name, params);
  });
}
