import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerPage, loginPage, noticePage, signOutPage } from './peer-pages.ts';
import type { PeerSession, SamlPerson } from './peer-person.ts';
import type { SamlMessages } from './saml-messages.ts';

/** A response of the provider. */
export interface PeerAnswer {
  readonly status?: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly page?: string;
}

const COOKIE = 'campus-session';

const redirect = (location: string, cookie?: string): PeerAnswer => ({
  status: 303,
  headers: { location, ...(cookie !== undefined && { 'set-cookie': cookie }) },
});

const sessionIdOf = ({ headers }: IncomingMessage): string =>
  new RegExp(`${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';

/**
 * Creates the pages of a provider, which keeps the sessions of browsers.
 *
 * @returns the response to a request
 * @throws Error for a message that is not one of the portal
 */
export function createPeerRoutes(
  messages: SamlMessages,
  people: ReadonlyMap<string, SamlPerson>,
): (request: IncomingMessage) => Promise<PeerAnswer> {
  const sessions = new Map<string, PeerSession>();

  async function answerSignIn(request: IncomingMessage, query: string): Promise<PeerAnswer> {
    const message = await messages.read('sign-in', query);
    const session = sessions.get(sessionIdOf(request));
    const person = session && people.get(session.login);
    if (session === undefined || person === undefined) return { page: loginPage(query) };
    const { target, fields } = await messages.answerSignIn(message, session, person);
    return { page: answerPage(target, fields) };
  }

  async function signIn(request: IncomingMessage, query: string): Promise<PeerAnswer> {
    const login = new URLSearchParams(await text(request)).get('login') ?? '';
    if (!people.has(login)) return { page: loginPage(query) };
    const id = randomUUID();
    sessions.set(id, { login, index: `_${randomUUID()}` });
    return redirect(`/sso?${query}`, `${COOKIE}=${id}; Path=/; HttpOnly`);
  }

  async function answerSignOut(request: IncomingMessage, query: string): Promise<PeerAnswer> {
    if (!new URLSearchParams(query).has('SAMLRequest')) {
      await messages.read('signed-out', query);
      return { page: noticePage('You are signed out') };
    }
    const message = await messages.read('sign-out', query);
    sessions.delete(sessionIdOf(request));
    return redirect(messages.answerSignOut(message));
  }

  function signOut(request: IncomingMessage): PeerAnswer {
    const session = sessions.get(sessionIdOf(request));
    sessions.delete(sessionIdOf(request));
    return redirect(session === undefined ? '/' : messages.askSignOut(session));
  }

  return async (request) => {
    // As they were on the wire: the signature is of these bytes.
    const [path, query = ''] = (request.url ?? '').split('?');
    switch (`${request.method} ${path}`) {
      case 'GET /':
        return { page: signOutPage() };
      case 'GET /sso':
        return answerSignIn(request, query);
      case 'POST /login':
        return signIn(request, query);
      case 'GET /slo':
        return answerSignOut(request, query);
      case 'POST /sign-out':
        return signOut(request);
      default:
        return { status: 404, page: noticePage('Not found') };
    }
  };
}
