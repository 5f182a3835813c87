import { LOCAL_REMOTES_FILE, localRemotesSchema } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';

/** Milliseconds. */
const TIMEOUT = 10_000;

/**
 * The portal at an address, if its host takes local remotes.
 *
 * @param address as a person gives it
 * @throws when it is no address, cannot be reached, or is a portal in production
 */
export async function portalForDevelopment(address: string): Promise<URL> {
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    throw new Error('Say which portal: --portal http://localhost:4200.');
  }
  const { origin } = new URL(address);
  let response: Response;
  try {
    response = await fetch(new URL(LOCAL_REMOTES_FILE, origin), {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new Error(`${origin} cannot be reached: ${cause}`, { cause: error });
  }
  const said: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (v.is(localRemotesSchema, said)) return new URL(origin);
  throw new Error(
    `${origin} takes no local remotes, because its host is built for production. Use a portal for development: ` +
      'its operator starts one with npm start -- --local-remotes.',
  );
}
