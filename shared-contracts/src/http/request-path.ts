import type { Endpoint } from '../api/schema/endpoint.contract.ts';
import type { RequestOf } from './http-port.contract.ts';

type Values = Readonly<Record<string, unknown>>;

function encoded(name: string, values: Values, keepSlashes: boolean): string {
  const text = String(values[name] ?? '');
  return keepSlashes ? text.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(text);
}

/** Fills `{name}` and `{name*}` of an endpoint's path; only the latter keeps slashes. */
export function fillPath(path: string, values: Values): string {
  return path.replace(/\{(\w+)(\*?)\}/g, (_, name: string, rest: string) =>
    encoded(name, values, rest === '*'),
  );
}

/** Query values as a query string with its question mark, or nothing; omits undefined and null. */
export function queryString(values: Values): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) parameters.append(name, String(value));
  }
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

/** The path and query of a call, behind the service's base address. */
export function requestPath<E extends Endpoint>(endpoint: E, request: RequestOf<E>): string {
  const { params = {}, query = {} } = request as {
    params?: Values;
    query?: Values;
  };
  const wireParams = endpoint.params.encode(params) as Values;
  const wireQuery = endpoint.query.encode(query) as Values;
  return fillPath(endpoint.path, wireParams) + queryString(wireQuery);
}
