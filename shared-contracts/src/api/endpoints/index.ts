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

const { LOGO_TYPES: _types, LOGO_LIMIT: _size, ...clientEndpoints } = client;
const { ACQUISITIONS_WINDOW: _window, ...searchEndpoints } = search;
const { PRINT_LIMIT: _limit, ...documentEndpoints } = document;

/** Every endpoint of the API and of the SSO service, by name (`docs/behaviour.md` C 7, R 7). */
export const endpoints = {
  ...clientEndpoints,
  ...searchEndpoints,
  ...module,
  ...shop,
  ...bookshelf,
  ...documentEndpoints,
  ...licence,
  ...readingPlace,
  ...audit,
  ...sso,
} as const;

/** The name of an endpoint. */
export type EndpointName = keyof typeof endpoints;
