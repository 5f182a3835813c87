import type { AuthTokens, SharedQuery } from '@leeszaal/shared-contracts';
import { fillPath, matchPath } from '@leeszaal/shared-contracts/registry';

/** The sign-in data of the first address, and the address without them. */
export interface Arrival {
  readonly tokens: AuthTokens | undefined;
  readonly configObject: string | undefined;
  /**
   * The path, query and hash to continue with, without tokens (`docs/decisions.md` 2). An address that
   * carries nothing stays unchanged, character by character.
   */
  readonly path: string;
}

const CARRIED = ['accessToken', 'refreshToken', 'configObject', 'openDocument'] as const;
const OPENER = /^\/document\/open\/?$/;
const DOCUMENT = '/reader/:docKey';
const PUBLICATION = '/:pubKey(pub-.+)';

/** The address of the results of a search. */
export function resultsPath(query: SharedQuery): string {
  return `/search?${new URLSearchParams({ query: JSON.stringify(query) })}`;
}

/** A phrase query: the text in double quotes (`docs/decisions.md` 13). */
export function phraseQuery(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Whether an `Authorization` header can carry the text; any other text would make every request fail. */
const isToken = (text: string | undefined): text is string =>
  text !== undefined && /^[\w.~+/=-]+$/.test(text);

/** Reads tokens, config object and document from the address. */
export function readArrival(address: URL): Arrival {
  const parameters = new URLSearchParams(address.search);
  const isCarrying = CARRIED.some((name) => parameters.has(name));
  const [accessToken, refreshToken, configObject, openDocument] = CARRIED.map(
    (name) => parameters.get(name) || undefined,
  );
  for (const name of CARRIED) parameters.delete(name);
  const query = parameters.toString();
  const search = isCarrying ? query && `?${query}` : address.search;
  return {
    tokens: isToken(accessToken)
      ? { accessToken, refreshToken: isToken(refreshToken) ? refreshToken : undefined }
      : undefined,
    configObject,
    path:
      specialPath(address, parameters, configObject, openDocument) ??
      // Two slashes at the start would name another site.
      address.pathname.replace(/^\/{2,}/, '/') + search + address.hash,
  };
}

function specialPath(
  address: URL,
  parameters: URLSearchParams,
  configObject: string | undefined,
  openDocument: string | undefined,
): string | undefined {
  if (OPENER.test(address.pathname)) return documentPath(parameters) ?? '/';
  if (configObject && openDocument) {
    return resultsPath({ query: phraseQuery(openDocument), queryType: 0 });
  }
  return configObject ? '/' : undefined;
}

/** The target of the direct opener (`docs/decisions.md` 79). */
function documentPath(parameters: URLSearchParams): string | undefined {
  const docKey = parameters.get('docKey');
  const pubKey = parameters.get('pubKey');
  if (docKey) return fillPath(DOCUMENT, { docKey });
  return pubKey && /^pub-./.test(pubKey) ? fillPath(PUBLICATION, { pubKey }) : undefined;
}

/** The document at a path, by the addresses that the host knows without a registry (`docs/decisions.md` 94). */
export function documentAt(pathname: string): Readonly<Record<string, string>> {
  return matchPath(DOCUMENT, pathname) ?? matchPath(PUBLICATION, pathname) ?? {};
}

/** The pathname that the portal shows first at an address. */
export function arrivalPathname(address: URL): string {
  return new URL(readArrival(address).path, address).pathname;
}
