import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { admitPerson } from '../identity-providers/admission/admit-person.ts';
import type { Identity, ProviderRefusal } from '../identity-providers/provider.contract.ts';
import { attachProvider } from '../identity-providers/sessions/provider-session.ts';
import {
  SESSION_COOKIE,
  writeSessionCookie,
} from '../identity-providers/sessions/sign-out-there.ts';
import { providerPath } from '../identity-providers/store/provider-addresses.ts';
import type { StoredProvider } from '../identity-providers/store/provider-store.ts';
import { deviceOf } from '../session/device-of.ts';
import { issueTokens } from '../session/issue-tokens.ts';
import { beginSession } from '../session/session-store.ts';
import { pageCookie } from '../sso/login/form-cookie.ts';
import { pageFrame, sendPage } from '../sso/page-request.ts';
import type { PageFrame } from '../sso/pages/layout.ts';
import { renderNoAccessPage } from '../sso/pages/notice-pages.ts';
import { redirectWithTokens } from '../sso/redirect-with-tokens.ts';
import { renderRefusedPage, renderTrialPage } from './outcome-pages.ts';

/** A request that continues a sign-in. */
export interface SignInRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
  readonly stored: StoredProvider;
  readonly language: string | undefined;
}

/** The frame of a page that is shown once. */
function frameOnce({ request, services, language }: SignInRequest): PageFrame {
  const { addressIn: _once, ...frame } = pageFrame(
    request,
    language === undefined ? {} : { lang: language },
    services,
  );
  return frame;
}

/** Shows what a trial brought. */
export function showTrial(asked: SignInRequest, outcome: Identity | ProviderRefusal): FastifyReply {
  return sendPage(asked.reply, 200, renderTrialPage(frameOnce(asked), asked.stored, outcome));
}

const STATUS = { unreachable: 502, misconfigured: 502, denied: 403, invalid: 400, wrong: 401 };

/** Tells a person that the sign-in failed, and the log why. */
export function showRefusal(
  asked: SignInRequest,
  refusal: Pick<ProviderRefusal, 'reason' | 'message'>,
  target?: string,
): FastifyReply {
  const { request, reply, stored } = asked;
  const { reason, message } = refusal;
  request.log.warn({ provider: stored.id, reason, detail: message }, 'a provider’s sign-in failed');
  const query = target === undefined ? '' : `?${new URLSearchParams({ redirect: target })}`;
  const again = `${providerPath(stored.id, 'begin')}${query}`;
  const page = renderRefusedPage(frameOnce(asked), { reason, name: stored.name }, again);
  return sendPage(reply, STATUS[reason], page);
}

/** Begins the session of a person whom the provider has verified, and continues in the portal. */
export async function letIn(
  asked: SignInRequest,
  identity: Identity,
  target: URL,
): Promise<FastifyReply> {
  const { request, reply, services, stored } = asked;
  const { database, config, secrets } = services;
  const { id: providerId } = stored;
  const session = await database.transaction(async (transaction) => {
    const arrival = { providerId, identity, mayBeFirst: true };
    const admission = await admitPerson(transaction, arrival);
    if (admission.kind === 'no-access') return undefined;
    const { userId, client } = admission;
    const begun = await beginSession(transaction, {
      ...{ userId, client, seconds: config.refreshTokenSeconds, manner: 'provider' },
      device: deviceOf(request.headers['user-agent']),
    });
    const { handle } = identity;
    await attachProvider(transaction, begun.token.sessionId, { providerId, handle });
    return begun;
  });
  if (session === undefined) {
    return sendPage(reply, 403, renderNoAccessPage(frameOnce(asked), '/auth/logout'));
  }
  const cookie = writeSessionCookie(session.token.sessionId, secrets.secret);
  const options = { ...pageCookie(request), maxAge: config.refreshTokenSeconds };
  reply.setCookie(SESSION_COOKIE, cookie, options);
  return redirectWithTokens(reply, target, await issueTokens(session, services));
}
