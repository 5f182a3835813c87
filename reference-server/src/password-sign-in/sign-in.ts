import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { secondStepOf } from '../second-factor/store/second-step.ts';
import { ClosedLibraryError } from '../session/closed-library-error.ts';
import { deviceOf } from '../session/device-of.ts';
import { issueTokens } from '../session/issue-tokens.ts';
import { checkAccount } from '../sso/accounts.ts';
import { beginVerifiedSession, isAdmitted } from '../sso/begin-verified-session.ts';
import { countAttempt, countSuccess } from '../sso/login/attempt.ts';
import { isFromOurPage } from '../sso/login/form-cookie.ts';
import { browserOf, rememberBrowser } from '../sso/login/remember-browser.ts';
import { hiddenFields, showLoginForm } from '../sso/login-form.ts';
import { pageFields, pageFrame, sendPage, signInTarget } from '../sso/page-request.ts';
import { renderNoAccessPage } from '../sso/pages/notice-pages.ts';
import { redirectWithTokens } from '../sso/redirect-with-tokens.ts';
import { showSecondStep } from './second-step-page.ts';

/** `GET …/login`: the sign-in page. */
export async function getLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  return showLoginForm(request, reply, services, hiddenFields(pageFields(request.query)));
}

/**
 * `POST …/login`: begins a session and redirects to the target with tokens (`docs/behaviour.md` C2), or asks for the
 * second factor of the account.
 */
export async function postLogin(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const { database, config, secrets } = services;
  const fields = pageFields(request.body);
  const target = signInTarget(request, fields, services);
  if (target === null) return showLoginForm(request, reply, services, fields);
  if (!isFromOurPage(request, fields['formToken'], secrets.secret)) {
    return showLoginForm(request, reply, services, fields, { kind: 'stale' });
  }
  const { login = '', password = '' } = fields;
  const browser = browserOf(request, login, secrets.secret);
  const attempt = { login, address: request.ip, browser };
  const seconds = await countAttempt(database, attempt);
  if (seconds > 0) {
    reply.header('retry-after', seconds);
    const minutes = Math.ceil(seconds / 60);
    return showLoginForm(request, reply, services, fields, { kind: 'too-many', minutes });
  }
  const account = await checkAccount(database, login, password, config.sso.client);
  if (account === null) return showLoginForm(request, reply, services, fields, { kind: 'wrong' });
  await countSuccess(database, attempt);
  const step = isAdmitted(account) ? await secondStepOf(database, account.id) : 'none';
  if (step !== 'none') {
    return showSecondStep({ request, reply, services, fields, target }, account, step);
  }
  rememberBrowser(request, reply, login, secrets.secret);
  if (account.isShutOut) throw new ClosedLibraryError();
  if (!isAdmitted(account)) {
    const frame = pageFrame(request, fields, services);
    return sendPage(reply, 403, renderNoAccessPage(frame, '/auth/logout'));
  }
  const device = deviceOf(request.headers['user-agent']);
  const session = await database.transaction((transaction) =>
    beginVerifiedSession(transaction, account, { seconds: config.refreshTokenSeconds, device }),
  );
  if (session === undefined) {
    return showLoginForm(request, reply, services, fields, { kind: 'wrong' });
  }
  return redirectWithTokens(reply, target, await issueTokens(session, services));
}
