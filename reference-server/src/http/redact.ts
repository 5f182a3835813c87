const SECRET_PARAMETERS =
  /([?&](?:licenseKey|access_?token|refresh_?token|secret|token|key|code|configObject)=)[^&#]*/gi;
const SECRET_SEGMENTS = /(\/(?:licenses|configobjecttoken)\/)[^/?]+/g;
/** Every query below `/auth` is secret; the query of the hand-off screen is a token. */
const SECRET_QUERY = /^(\/(?:auth\b[^?]*|sso\/?))\?.*$/s;

/** A URL for the log: without tokens and keys, and below `/auth` and at `/sso` without its query. */
export function redactUrl(url: string): string {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/?#]*)?(.*)$/s.exec(url) ?? [];
  return (
    origin +
    path
      .replace(SECRET_QUERY, '$1?[redacted]')
      .replace(SECRET_SEGMENTS, '$1[redacted]')
      .replace(SECRET_PARAMETERS, '$1[redacted]')
  );
}
