import * as audit from './audit.ts';
import * as bookshelf from './bookshelf.ts';
import * as client from './client.ts';
import * as document from './document.ts';
import * as licence from './licence.ts';
import * as module from './module.ts';
import * as readingPlace from './reading-place.ts';
import * as search from './search.ts';
import * as shop from './shop.ts';
import * as sso from './sso.ts';

const definitions = {
  ...client,
  ...search,
  ...module,
  ...shop,
  ...bookshelf,
  ...document,
  ...licence,
  ...readingPlace,
  ...audit,
  ...sso,
};

/** The name of an endpoint. */
export type EndpointName = keyof typeof definitions;

/** Every endpoint of the API and of the SSO service, by name (`docs/behaviour.md` C 7, R 7). */
export const endpoints = Object.fromEntries(
  Object.entries(definitions).map(([name, definition]) => [name, { name, ...definition }]),
) as { readonly [Name in EndpointName]: { readonly name: Name } & (typeof definitions)[Name] };
