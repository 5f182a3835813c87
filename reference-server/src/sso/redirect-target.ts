/**
 * A safe target after signing in or out: an address of an allowed origin that browsers parse as we do. Null for
 * all others, so that tokens cannot be redirected elsewhere.
 */
export function redirectTarget(
  redirect: string | undefined,
  ownOrigin: string,
  allowedOrigins: readonly string[],
): URL | null {
  if (redirect === undefined || redirect.length > 4000) return null;
  // Browsers read a backslash as a slash, and drop control characters and outer spaces.
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
