import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { cleanIdentity } from '../identity-providers/admission/clean-identity.ts';
import {
  ProviderRefusal,
  type RedirectingProvider,
} from '../identity-providers/provider.contract.ts';
import {
  newToken,
  storeAnswer,
  storeSignIn,
  takeSignIn,
} from '../identity-providers/sign-ins/sign-in-store.ts';
import { providerPath } from '../identity-providers/store/provider-addresses.ts';
import { formCookie } from '../sso/login/form-cookie.ts';
import { FORM_COOKIE } from '../sso/login/form-token.ts';
import { pageFields } from '../sso/page-request.ts';
import { letIn, type SignInRequest, showRefusal, showTrial } from './finish-sign-in.ts';
import { requestedProvider } from './provider-request.ts';

/** Sends the browser to a provider. @param target null: a trial */
export async function sendThere(
  asked: SignInRequest,
  provider: RedirectingProvider,
  target: URL | null,
): Promise<FastifyReply> {
  const { request, reply, services, stored, language = '' } = asked;
  const state = newToken();
  try {
    const { address, kept } = await provider.begin(state);
    const browser = formCookie(request, reply);
    await storeSignIn(services.database, {
      ...{ state, providerId: stored.id, browser, kept, language },
      target: target?.href ?? null,
    });
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(address, 303);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return target === null ? showTrial(asked, error) : showRefusal(asked, error, target.href);
  }
}

/** As `newToken` makes them. */
const STATE = /^[\w-]{43}$/;

/**
 * `POST …/answer`: keeps the form, and lets the browser ask for the page by itself: a form that comes from another
 * website has no cookies.
 */
export async function postAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const { stored } = await requestedProvider(request, services);
  const form = pageFields(request.body);
  const { RelayState = '', SAMLResponse } = form;
  const state = STATE.test(RelayState) ? RelayState : '';
  if (stored.settings.kind === 'saml' && state !== '' && SAMLResponse !== undefined) {
    await storeAnswer(services.database, { state, providerId: stored.id }, { SAMLResponse });
  }
  const address = `${providerPath(stored.id, 'answer')}?${new URLSearchParams({ state })}`;
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}

const EXPIRED = {
  reason: 'invalid',
  message: 'No sign-in of this browser has this state',
} as const;

async function finish(
  asked: SignInRequest,
  provider: RedirectingProvider,
  query: Readonly<Record<string, string>>,
  signIn: NonNullable<Awaited<ReturnType<typeof takeSignIn>>>,
): Promise<FastifyReply> {
  const { kept, answer, target } = signIn;
  const isTrial = target === null;
  if (!isTrial && !asked.stored.isActive) return showRefusal(asked, EXPIRED);
  try {
    const answered = await provider.finish({ query, ...(answer && { form: answer }) }, kept);
    const identity = cleanIdentity(answered);
    return isTrial ? showTrial(asked, identity) : await letIn(asked, identity, new URL(target));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return isTrial ? showTrial(asked, error) : showRefusal(asked, error, target);
  }
}

/** `GET …/answer`: verifies what the provider answered, once, in the browser in which the sign-in began. */
export async function getAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const { stored, provider } = await requestedProvider(request, services);
  const query = pageFields(request.query);
  const signIn = await takeSignIn(services.database, {
    state: query['state'] ?? '',
    providerId: stored.id,
    browser: request.cookies[FORM_COOKIE] ?? '',
  });
  const asked = { request, reply, services, stored, language: signIn?.language || undefined };
  if (signIn === undefined || provider.manner !== 'redirect') return showRefusal(asked, EXPIRED);
  return finish(asked, provider, query, signIn);
}
