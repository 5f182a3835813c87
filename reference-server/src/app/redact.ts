const SECRET_PARAMETERS =
  /([?&](?:licenseKey|access_?token|refresh_?token|secret|token|key|code|configObject)=)[^&]*/gi;
const SECRET_SEGMENTS = /(\/(?:licenses|configobjecttoken)\/)[^/?]+/g;

/**
 * An address as it may stand in a log: without tokens and keys, and below `/auth` without its
 * query at all.
 */
export function redactUrl(url: string): string {
  const path = url.startsWith('/auth') ? url.replace(/\?.*$/, '?[redacted]') : url;
  return path.replace(SECRET_SEGMENTS, '$1[redacted]').replace(SECRET_PARAMETERS, '$1[redacted]');
}
