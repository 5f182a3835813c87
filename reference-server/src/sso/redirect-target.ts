/**
 * Where a person may be sent after signing in or out: an address of an allowed origin, and nothing
 * that a browser could read differently than we do. Null for everything else, so that the sign-in
 * cannot be used to lead somebody (and their tokens) elsewhere.
 */
export function redirectTarget(
  redirect: string | undefined,
  ownOrigin: string,
  allowedOrigins: readonly string[],
): URL | null {
  if (redirect === undefined || redirect.length > 4000) return null;
  // Browsers take a backslash for a slash, and drop control characters and outer spaces.
  if (/[\\\p{Cc}]|^\s|\s$/u.test(redirect)) return null;
  const isPath = /^\/(?!\/)/.test(redirect);
  const isAddress = /^https?:\/\/[^/]/i.test(redirect);
  if (!isPath && !isAddress) return null;
  if (!URL.canParse(redirect, ownOrigin)) return null;
  const url = new URL(redirect, ownOrigin);
  if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(redirect)) {
    return null;
  }
  return [ownOrigin, ...allowedOrigins].includes(url.origin) ? url : null;
}
