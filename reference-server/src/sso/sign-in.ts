import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { providerPath } from '../identity-providers/store/provider-addresses.ts';
import { issueTokens } from '../session/issue-tokens.ts';
import { beginSession } from '../session/session-store.ts';
import { checkAccount, hasSamePassword } from './accounts.ts';
import { countAttempt, countSuccess } from './login/attempt.ts';
import { formCookie, isFromOurPage, pageCookie } from './login/form-cookie.ts';
import { formTokenOf } from './login/form-token.ts';
import {
  BROWSER_COOKIE,
  BROWSER_COOKIE_SECONDS,
  knownBrowser,
  writeBrowserCookie,
} from './login/known-browser.ts';
import { signInChoices } from './login/sign-in-choices.ts';
import { type PageFields, pageFields, pageFrame, sendPage, signInTarget } from './page-request.ts';
import { type LoginProblem, renderLoginPage } from './pages/login-page.ts';
import { renderBadLinkPage, renderNoAccessPage } from './pages/notice-pages.ts';
import { PAGE_TEXTS } from './pages/texts.ts';
import { redirectWithTokens } from './redirect-with-tokens.ts';

const HIDDEN_FIELDS = ['redirect', 'lang', 'docKey', 'pubKey'];

const hiddenFields = (fields: PageFields): PageFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => HIDDEN_FIELDS.includes(name)));

/** Shows the form, or reports an invalid link. */
async function showForm(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  fields: PageFields,
  problem?: LoginProblem,
): Promise<FastifyReply> {
  const frame = pageFrame(request, fields, services);
  const target = signInTarget(request, fields, services);
  if (target === null) return sendPage(reply, 400, renderBadLinkPage(frame, '/'));
  const cookie = formCookie(request, reply);
  const { database, config } = services;
  const choices = await signInChoices(database, config.sso.client);
  const query = new URLSearchParams(hiddenFields(fields));
  const { signInWith } = PAGE_TEXTS[frame.language];
  const form = {
    action: request.url.split('?')[0] ?? '',
    hidden: { ...hiddenFields(fields), formToken: formTokenOf(cookie, services.secrets.secret) },
    login: fields['login'] ?? '',
    providers: choices.map(({ id, name }) => ({
      href: `${providerPath(id, 'begin')}?${query}`,
      label: signInWith(name),
    })),
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
  if (!isFromOurPage(request, fields['formToken'], secrets.secret)) {
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
    ...pageCookie(request),
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
