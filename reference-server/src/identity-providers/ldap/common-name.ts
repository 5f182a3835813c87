/** A DN that begins with `cn`; the value is escaped, and not in quotes or in hexadecimal digits as a whole. */
const COMMON_NAME =
  /^\s*(?:cn|2\.5\.4\.3)\s*=\s*(?![#"])((?:\\(?:[\da-f]{2}|[^\da-f])|[^\\,;+])*?)\s*(?:[,;+]|$)/iu;
const ESCAPED = /((?:\\[\da-f]{2})+)|\\(.)/giu;

/**
 * The common name with which a DN begins (RFC 4514).
 *
 * @returns undefined for a DN that begins with something else
 */
export function commonNameOf(dn: string): string | undefined {
  const [, escaped] = COMMON_NAME.exec(dn) ?? [];
  return escaped?.replace(ESCAPED, (_all, bytes: string | undefined, character: string) =>
    bytes === undefined ? character : Buffer.from(bytes.replaceAll('\\', ''), 'hex').toString(),
  );
}
