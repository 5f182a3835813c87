/**
 * The token for a portal, in `LEESZAAL_TOKEN`, because every user of the machine sees a process's arguments.
 *
 * @returns undefined without one, which is enough to read
 * @throws when it is not one token; the message does not have it
 */
export function readPortalToken(): string | undefined {
  const token = process.env['LEESZAAL_TOKEN'] || undefined;
  if (token === undefined || /^[\w-]+$/.test(token)) return token;
  throw new Error('LEESZAAL_TOKEN is not one token. Set it to the token alone.');
}

/** The token, to publish with. @throws without one */
export function requireToken(token: string | undefined): string {
  if (token !== undefined) return token;
  throw new Error('Set LEESZAAL_TOKEN to the token that the portal’s operator has made.');
}
