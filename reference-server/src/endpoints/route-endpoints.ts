import { type Endpoint, type EndpointName, endpoints } from '@leeszaal/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../database/database.contract.ts';
import { type EmbedRoute, routePreflights } from '../embed-access/preflight.ts';
import { HttpError } from '../errors/http-error.ts';
import type { Session } from '../session/session.contract.ts';
import { type AnyHandler, answerEndpoint } from './answer-endpoint.ts';
import { authorise } from './authorise.ts';
import type { Handlers } from './handler.contract.ts';
import type { Services } from './services.contract.ts';

/** Where each service's endpoints begin. */
export const SERVICE_BASES = { api: '/api', sso: '/auth' } as const;

const definitionOf = (name: EndpointName) => endpoints[name] as unknown as Endpoint;

const notImplemented: AnyHandler = async () => {
  throw new HttpError(501, 'This is not implemented yet');
};

interface Target {
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
  readonly params: unknown;
}

/** May respond to a request in place of its endpoint; returns whether it did. */
export type Interception = (
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
) => Promise<boolean>;

/**
 * Resolves the endpoint of an address, where others are `within` the routed one.
 *
 * @param params raw path parameters of the routed endpoint
 */
export type Resolution = (
  params: unknown,
  database: Queryable,
) => Promise<{ readonly name: EndpointName; readonly params: unknown }>;

/** Additions to definitions and handlers. */
export interface RoutingOptions {
  readonly interceptions?: { readonly [Name in EndpointName]?: Interception };
  /** For each endpoint that others are `within`. */
  readonly resolutions?: { readonly [Name in EndpointName]?: Resolution };
}

/** An endpoint's path in the router's syntax: `{id}` is `:id`, a final `{file*}` is `*`. */
const toRoutePath = (path: string): string =>
  path.replace(/\{\w+\*\}$/, '*').replace(/\{(\w+)\}/g, ':$1');

const urlOf = ({ service, path }: Endpoint): string => SERVICE_BASES[service] + toRoutePath(path);

/** The routes of endpoints for embeds, each with its methods. */
function embedRoutes(): EmbedRoute[] {
  const ofEmbeds = Object.values(endpoints as unknown as Readonly<Record<string, Endpoint>>).filter(
    ({ embed, within }) => embed && within === undefined,
  );
  return [...new Set(ofEmbeds.map(urlOf))].map((url) => ({
    url,
    methods: ofEmbeds.filter((endpoint) => urlOf(endpoint) === url).map(({ method }) => method),
  }));
}

/** The parameters of a path by name; the router names the rest of a path `*`. */
function paramsOf({ path }: Endpoint, params: unknown): unknown {
  const rest = /\{(\w+)\*\}$/.exec(path)?.[1];
  if (rest === undefined) return params;
  const { '*': value, ...others } = params as Readonly<Record<string, string>>;
  return { ...others, [rest]: value };
}

/**
 * Routes every endpoint from its definition, and authorises before the body is read. There is no `HEAD`,
 * because some GETs have effects.
 *
 * @throws when an endpoint is `within` one without a resolution, since no request would reach it
 */
export function routeEndpoints(
  app: FastifyInstance,
  handlers: Partial<Handlers>,
  services: Services,
  { interceptions = {}, resolutions = {} }: RoutingOptions = {},
): void {
  const known = new WeakMap<FastifyRequest, Target & { session: Session | null }>();

  async function targetOf(name: EndpointName, request: FastifyRequest): Promise<Target> {
    const params = paramsOf(definitionOf(name), request.params);
    const resolved = await resolutions[name]?.(params, services.database);
    const aimed = resolved?.name ?? name;
    return {
      endpoint: definitionOf(aimed),
      handler: (handlers[aimed] as AnyHandler | undefined) ?? notImplemented,
      params: resolved?.params ?? params,
    };
  }

  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint = definitionOf(name);
    if (endpoint.within !== undefined) {
      if (endpoint.within in resolutions) continue;
      throw new Error(`${name} is within ${endpoint.within}, which has no resolution`);
    }
    app.route({
      method: endpoint.method,
      url: urlOf(endpoint),
      exposeHeadRoute: false,
      async onRequest(request: FastifyRequest, reply: FastifyReply) {
        if (await interceptions[name]?.(request, reply, services)) return;
        const target = await targetOf(name, request);
        const session = await authorise(target, request, reply, services);
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
  routePreflights(app, embedRoutes(), services.database);
}
