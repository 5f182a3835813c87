import type { AuthTokens, SharedQuery } from '@leeszaal/shared-contracts';

/** What an address brings along at the first navigation, and where it leads without that. */
export interface Arrival {
  readonly tokens: AuthTokens | undefined;
  readonly configObject: string | undefined;
  /**
   * The path, query and hash to go on with, free of tokens (`docs/decisions.md` 2). An address that
   * brings nothing along stays as it was written, letter by letter.
   */
  readonly path: string;
}

const CARRIED = ['accessToken', 'refreshToken', 'configObject', 'openDocument'] as const;
const OPENER = /^\/document\/open\/?$/;

/** The results address of a search. */
export function resultsPath(query: SharedQuery): string {
  return `/search?${new URLSearchParams({ query: JSON.stringify(query) })}`;
}

/** A phrase in double quotes, as a query carries it (`docs/decisions.md` 13). */
export function phraseQuery(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Whether an `Authorization` header can carry it; no request could be made with another one. */
const isToken = (text: string | undefined): text is string =>
  text !== undefined && /^[\w.~+/=-]+$/.test(text);

/** Takes tokens, config object and document from the address. */
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
      // Two slashes at its beginning would make it the address of another site.
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

/** Where the direct opener goes on to (`docs/decisions.md` 79). */
function documentPath(parameters: URLSearchParams): string | undefined {
  const docKey = parameters.get('docKey');
  const pubKey = parameters.get('pubKey');
  if (docKey) return `/reader/${encodeURIComponent(docKey)}`;
  return pubKey && /^pub-./.test(pubKey) ? `/${encodeURIComponent(pubKey)}` : undefined;
}
