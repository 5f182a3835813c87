import type * as definitions from './definitions.ts';

/**
 * Every endpoint of the API and of the SSO service, by name (`docs/behaviour.md` C 7, R 7). A namespace and no table,
 * so that a build takes only the endpoints that it calls.
 */
export * as endpoints from './definitions.ts';

/** The name of an endpoint. */
export type EndpointName = keyof typeof definitions;
