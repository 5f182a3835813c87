import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { notFound } from '../errors/http-error.ts';
import { registerScope } from '../http/register-scope.ts';
import { ProviderRefusal } from '../identity-providers/provider.contract.ts';
import { endSessionsThere } from '../identity-providers/sessions/provider-session.ts';
import { newToken, storeSignIn, takeTrial } from '../identity-providers/sign-ins/sign-in-store.ts';
import { PROVIDERS_PATH } from '../identity-providers/store/provider-addresses.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { consume } from '../rate-limits/rate-limit.ts';
import { showClosedLibraries } from '../sso/closed-library-page.ts';
import { formCookie } from '../sso/login/form-cookie.ts';
import { pageFields, pageFrame, sendPage, signInTarget } from '../sso/page-request.ts';
import { renderBadLinkPage, renderNotice, renderTooManyPage } from '../sso/pages/notice-pages.ts';
import { PAGE_TEXTS } from '../sso/pages/texts.ts';
import { postDirectoryForm, showDirectoryForm } from './directory-sign-in.ts';
import { activeProvider, requestedProvider } from './provider-request.ts';
import { getAnswer, postAnswer, sendThere } from './redirect-sign-in.ts';

/** The largest answer: a signed response with the groups of a person. */
const ANSWER_LIMIT = 512 * 1024;

type Page = (
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
) => Promise<FastifyReply>;

/** Counts a request of an address. @returns the page that refuses it; undefined: it is served */
async function refuseMany(
  limit: 'providerSignInFromAddress' | 'providerMessageFromAddress',
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply | undefined> {
  const seconds = await consume(services.database, { limit, of: [networkOf(request.ip)] });
  if (seconds === 0) return undefined;
  reply.header('retry-after', seconds);
  const frame = pageFrame(request, pageFields(request.query), services);
  return sendPage(reply, 429, renderTooManyPage(frame, Math.ceil(seconds / 60)));
}

/** Serves a page to an address that has not asked too often. */
const counted =
  (limit: Parameters<typeof refuseMany>[0], page: Page): Page =>
  async (request, reply, services) =>
    (await refuseMany(limit, request, reply, services)) ?? page(request, reply, services);

/** Whether another website sent the browser: it could have it log in as the website's own person. */
const isSentHere = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
};

/** Lets a person who comes from another website say that they want to log in. */
function askFirst(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  name: string,
): FastifyReply {
  const frame = pageFrame(request, pageFields(request.query), services);
  const { signIn, signInWith, welcome } = PAGE_TEXTS[frame.language];
  const action = { href: request.url, label: signInWith(name) };
  return sendPage(reply, 200, renderNotice(frame, signIn, welcome(frame.productName), action));
}

/** `GET …/begin`: sends the browser to the provider, or shows the form of a directory. */
const getBegin: Page = async (request, reply, services) => {
  const { stored, provider } = await activeProvider(request, services);
  const { trial: _trial, ...fields } = pageFields(request.query);
  const asked = { request, reply, services, stored, language: fields['lang'] };
  if (provider.manner === 'password') return showDirectoryForm({ asked, provider, fields });
  const target = signInTarget(request, fields, services);
  if (target !== null && isSentHere(request))
    return askFirst(request, reply, services, stored.name);
  if (target !== null) return sendThere(asked, provider, target);
  return sendPage(reply, 400, renderBadLinkPage(pageFrame(request, fields, services), '/'));
};

/** `POST …/begin`: the form of a directory, also of a trial of one that is switched off. */
const postBegin: Page = async (request, reply, services) => {
  const fields = pageFields(request.body);
  const isTrial = fields['trial'] !== undefined;
  const find = isTrial ? requestedProvider : activeProvider;
  const { stored, provider } = await find(request, services);
  if (provider.manner !== 'password') throw notFound('There is no such form');
  const asked = { request, reply, services, stored, language: fields['lang'] };
  return postDirectoryForm({ asked, provider, fields });
};

/** `GET …/trial`: begins the trial of an administrator, with a ticket for one use. */
const getTrial: Page = async (request, reply, services) => {
  const { stored, provider } = await requestedProvider(request, services);
  const { ticket = '', lang } = pageFields(request.query);
  const asked = { request, reply, services, stored, language: lang };
  const { database } = services;
  if (!(await takeTrial(database, ticket, stored.id))) {
    const { addressIn: _once, ...frame } = pageFrame(request, {}, services);
    return sendPage(reply, 400, renderBadLinkPage(frame, '/'));
  }
  if (provider.manner === 'redirect') return sendThere(asked, provider, null);
  const state = newToken();
  const browser = formCookie(request, reply);
  await storeSignIn(database, {
    ...{ state, providerId: stored.id, browser, kept: null, target: null, language: lang ?? '' },
  });
  const fields = { trial: state, ...(lang !== undefined && { lang }) };
  return showDirectoryForm({ asked, provider, fields, cookie: browser });
};

/** `…/ended`: the provider says that a session has ended, by a call of its own or through the browser. */
const receiveEnd: Page = async (request, reply, services) => {
  const { stored, provider } = await activeProvider(request, services);
  if (provider.manner !== 'redirect') throw notFound('There is no such address');
  reply.header('cache-control', 'no-store');
  try {
    const { redirect, ...ended } = await provider.readEnd({
      query: pageFields(request.query),
      raw: request.url.split('?')[1] ?? '',
      ...(request.method === 'POST' && { form: pageFields(request.body) }),
    });
    await endSessionsThere(services.database, stored.id, ended);
    if (redirect !== undefined) return reply.redirect(redirect, 303);
    return request.method === 'POST' ? reply.code(200).send() : reply.redirect('/auth/logout', 303);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const { reason, message } = error;
    request.log.warn({ provider: stored.id, reason, detail: message }, 'a logout was refused');
    return reply.code(400).send({ error: 'invalid_request' });
  }
};

/** `GET …/metadata`: describes the portal to the provider. */
const getMetadata: Page = async (request, reply, services) => {
  const { provider } = await requestedProvider(request, services);
  const text = provider.manner === 'redirect' ? await provider.metadata() : undefined;
  if (text === undefined) throw notFound('This protocol has no metadata');
  return reply.type('application/samlmetadata+xml; charset=utf-8').send(text);
};

/** Routes the pages and addresses of all identity providers (`docs/decisions.md` 101). */
export async function routeProviderSignIn(app: FastifyInstance, services: Services): Promise<void> {
  await registerScope(app, 'provider sign-in', async (scope) => {
    await scope.register(cookie);
    await scope.register(formbody, { bodyLimit: ANSWER_LIMIT });
    showClosedLibraries(scope, services);
    const serve = (page: Page) => (request: FastifyRequest, reply: FastifyReply) =>
      page(request, reply, services);
    const at = (name: string): string => `${PROVIDERS_PATH}/:id/${name}`;
    const begin = counted('providerSignInFromAddress', getBegin);
    const answer = counted('providerMessageFromAddress', getAnswer);
    const sentAnswer = counted('providerMessageFromAddress', postAnswer);
    const end = counted('providerMessageFromAddress', receiveEnd);
    scope.get(at('begin'), serve(begin));
    scope.post(at('begin'), serve(postBegin));
    scope.get(at('trial'), serve(counted('providerMessageFromAddress', getTrial)));
    scope.get(at('answer'), serve(answer));
    scope.post(at('answer'), serve(sentAnswer));
    scope.get(at('ended'), serve(end));
    scope.post(at('ended'), serve(end));
    scope.get(at('metadata'), serve(getMetadata));
  });
}
