import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { issueTokens } from '../session/issue-tokens.ts';
import { beginSession } from '../session/session-store.ts';
import { checkAccount, hasSamePassword } from './accounts.ts';
import { countAttempt, countSuccess } from './login/attempt.ts';
import { FORM_COOKIE, formTokenOf, isOwnForm, newFormCookie } from './login/form-token.ts';
import {
  BROWSER_COOKIE,
  BROWSER_COOKIE_SECONDS,
  knownBrowser,
  writeBrowserCookie,
} from './login/known-browser.ts';
import { type PageFields, pageFields, pageFrame, sendPage, signInTarget } from './page-request.ts';
import { type LoginProblem, renderLoginPage } from './pages/login-page.ts';
import { renderBadLinkPage, renderNoAccessPage } from './pages/notice-pages.ts';
import { redirectWithTokens } from './redirect-with-tokens.ts';

const HIDDEN_FIELDS = ['redirect', 'lang', 'docKey', 'pubKey'];

const hiddenFields = (fields: PageFields): PageFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => HIDDEN_FIELDS.includes(name)));

const cookieOptions = (request: FastifyRequest) =>
  ({
    path: '/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  }) as const;

function formCookie(request: FastifyRequest, reply: FastifyReply): string {
  const present = request.cookies[FORM_COOKIE];
  if (present !== undefined && /^[\w-]{32}$/.test(present)) return present;
  const cookie = newFormCookie();
  reply.setCookie(FORM_COOKIE, cookie, cookieOptions(request));
  return cookie;
}

/** Shows the form, or reports an invalid link. */
function showForm(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  fields: PageFields,
  problem?: LoginProblem,
): FastifyReply {
  const frame = pageFrame(request, fields, services);
  const target = signInTarget(request, fields, services);
  if (target === null) return sendPage(reply, 400, renderBadLinkPage(frame, '/'));
  const cookie = formCookie(request, reply);
  const form = {
    action: request.url.split('?')[0] ?? '',
    hidden: { ...hiddenFields(fields), formToken: formTokenOf(cookie, services.secrets.secret) },
    login: fields['login'] ?? '',
    ...(problem !== undefined && { problem }),
  };
  const status = { wrong: 401, stale: 403, 'too-many': 429 };
  return sendPage(
    reply,
    problem === undefined ? 200 : status[problem.kind],
    renderLoginPage(frame, form),
    [target.origin],
  );
}

function isFromOurPage(request: FastifyRequest, fields: PageFields, services: Services): boolean {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  // A page without a referrer sends its form with the origin `null`; then only the token counts.
  const isKnown = site === undefined && origin !== undefined && origin !== 'null';
  if (isKnown && origin !== ownOrigin(request)) return false;
  return isOwnForm(request.cookies[FORM_COOKIE], fields['formToken'], services.secrets.secret);
}

/** `GET …/login`: the sign-in page. */
export async function getLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  return showForm(request, reply, services, hiddenFields(pageFields(request.query)));
}

/** `POST …/login`: begins a session and redirects to the target with tokens (`docs/behaviour.md` C2). */
export async function postLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const { database, config, secrets } = services;
  const fields = pageFields(request.body);
  const target = signInTarget(request, fields, services);
  if (target === null) return showForm(request, reply, services, fields);
  if (!isFromOurPage(request, fields, services)) {
    return showForm(request, reply, services, fields, { kind: 'stale' });
  }
  const { login = '', password = '' } = fields;
  const browser = knownBrowser(request.cookies[BROWSER_COOKIE], login, secrets.secret);
  const attempt = { login, address: request.ip, browser };
  const seconds = await countAttempt(database, attempt);
  if (seconds > 0) {
    reply.header('retry-after', seconds);
    const minutes = Math.ceil(seconds / 60);
    return showForm(request, reply, services, fields, { kind: 'too-many', minutes });
  }
  const account = await checkAccount(database, login, password, config.sso.client);
  if (account === null) return showForm(request, reply, services, fields, { kind: 'wrong' });
  await countSuccess(database, attempt);
  reply.setCookie(BROWSER_COOKIE, writeBrowserCookie(login, secrets.secret, browser), {
    ...cookieOptions(request),
    maxAge: BROWSER_COOKIE_SECONDS,
  });
  if (account.client === null) {
    const frame = pageFrame(request, fields, services);
    return sendPage(reply, 403, renderNoAccessPage(frame, '/auth/logout'));
  }
  const { id: userId, client } = account;
  const session = await database.transaction(async (transaction) =>
    (await hasSamePassword(transaction, account))
      ? beginSession(transaction, { userId, client, seconds: config.refreshTokenSeconds })
      : null,
  );
  if (session === null) return showForm(request, reply, services, fields, { kind: 'wrong' });
  return redirectWithTokens(reply, target, await issueTokens(session, services));
}
