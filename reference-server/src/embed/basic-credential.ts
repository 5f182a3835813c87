/** The user name and password of HTTP Basic (RFC 7617). */
export interface BasicCredential {
  readonly id: string;
  readonly secret: string;
}

/** Longer than any credential of ours. */
const LONGEST = 1000;

/** Reads an `Authorization` header; undefined unless it is a well-formed one of HTTP Basic. */
export function readBasicCredential(header: string | undefined): BasicCredential | undefined {
  const [, encoded] = /^Basic +([\w+/]+={0,2}) *$/i.exec(header?.slice(0, LONGEST) ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 1 ? undefined : { id: text.slice(0, colon), secret: text.slice(colon + 1) };
}
