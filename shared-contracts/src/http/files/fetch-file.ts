/**
 * Fetches one of the portal's own files, outside the API: the configuration, the registry, a remote's files.
 */
export function fetchFile(
  url: string,
  options: {
    readonly cache: RequestCache;
    readonly signal: AbortSignal;
  },
): Promise<Response> {
  return fetch(url, { ...options, credentials: 'same-origin', referrerPolicy: 'no-referrer' });
}
