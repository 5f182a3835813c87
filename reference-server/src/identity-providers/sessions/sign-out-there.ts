import type { Services } from '../../endpoints/services.contract.ts';
import { isSameSecret, macOf } from '../../session/mac.ts';
import { endSession } from '../../session/session-store.ts';
import { makeProvider } from '../make-provider.ts';
import { ProviderRefusal } from '../provider.contract.ts';
import { findProvider } from '../store/provider-store.ts';
import type { ProviderSession } from './provider-session.ts';

/**
 * The cookie that names the session of a browser that signed in with a provider. It lets the browser in nowhere: it
 * only tells the logout where else to sign out, once the session has ended.
 */
export const SESSION_COOKIE = 'leeszaal-provider';

const sealOf = (sessionId: string, secret: Uint8Array): string =>
  macOf(`provider session:${sessionId}`, secret);

/** The value of the cookie. */
export const writeSessionCookie = (sessionId: string, secret: Uint8Array): string =>
  `${sessionId}.${sealOf(sessionId, secret)}`;

function readSessionCookie(text: string | undefined, secret: Uint8Array): string | undefined {
  const [, sessionId = '', seal = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  return isSameSecret(seal, sealOf(sessionId, secret)) ? sessionId : undefined;
}

/** A browser that signs out. */
export interface Leaving {
  readonly cookie: string;
  /** The address to return to, if the provider can carry it. */
  readonly back: string | undefined;
  /** Whether a page of the portal asks for it: a link of another website signs no person out. */
  readonly isAsked: boolean;
}

/**
 * Ends the session of a browser that signed in with a provider, and tells where it signs out there; undefined: nowhere.
 * A session that has ended already, by the portal's own call, is told in any case.
 */
export async function signOutThere(
  { database, config, secrets }: Services,
  { cookie, back, isAsked }: Leaving,
): Promise<string | undefined> {
  const sessionId = readSessionCookie(cookie, secrets.secret);
  if (sessionId === undefined) return undefined;
  if (isAsked) await endSession(database, sessionId);
  const [session] = await database.query<{
    providerId: ProviderSession['providerId'];
    handle: ProviderSession['handle'];
  }>(
    `select provider_id as "providerId", provider_handle as handle from sessions
     where id = $1 and ended_at is not null and provider_id is not null`,
    [sessionId],
  );
  const stored = session && (await findProvider(database, session.providerId));
  if (session === undefined || stored === undefined) return undefined;
  const provider = makeProvider(stored, config);
  if (provider.manner !== 'redirect') return undefined;
  try {
    return await provider.signOut(session.handle, back);
  } catch (error) {
    // The session here has ended; that there cannot be asked for.
    if (error instanceof ProviderRefusal) return undefined;
    throw error;
  }
}
