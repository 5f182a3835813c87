/** Fetches one of the portal's own files, outside of the API: the configuration, the registry, a remote's files. */
export function fetchFile(
  url: string,
  options: {
    readonly cache: RequestCache;
    readonly signal: AbortSignal;
    /** A digest that the bytes must have, as in an `integrity` attribute; else the request fails. */
    readonly integrity?: string;
  },
): Promise<Response> {
  return fetch(url, { ...options, credentials: 'same-origin', referrerPolicy: 'no-referrer' });
}
