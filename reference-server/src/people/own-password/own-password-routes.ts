import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../endpoints/services.contract.ts';
import { registerScope } from '../../http/register-scope.ts';
import { checkAccount } from '../../sso/accounts.ts';
import { countAttempt, countSuccess } from '../../sso/login/attempt.ts';
import { BROWSER_COOKIE, knownBrowser } from '../../sso/login/known-browser.ts';
import { passwordProblems } from '../../sso/new-password/new-password.contract.ts';
import {
  loginLink,
  type PageFields,
  pageFields,
  sendPage,
  tokenFrame,
} from '../../sso/page-request.ts';
import { renderNotice } from '../../sso/pages/notice-pages.ts';
import { PASSWORD_TEXTS } from '../password-texts.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { type OwnPasswordProblem, renderOwnPasswordPage } from './own-password-page.ts';
import { OWN_PASSWORD_PATH } from './own-password-path.constant.ts';

const STATUS = { wrong: 401, 'too-many': 429, fields: 422 } as const;

/**
 * Serves the page on which people change their own password. The present one is asked for, and guesses count as at the
 * sign-in page, so that a session left open at a public computer is not enough (`docs/decisions.md` 99).
 */
export async function routeOwnPassword(app: FastifyInstance, services: Services): Promise<void> {
  const { database, config, secrets } = services;

  function sendForm(
    request: FastifyRequest,
    reply: FastifyReply,
    { lang, login = '' }: PageFields,
    problem?: OwnPasswordProblem,
  ): FastifyReply {
    const frame = tokenFrame(request, lang === undefined ? {} : { lang }, services);
    const status = problem === undefined ? 200 : STATUS[problem.kind];
    if (problem?.kind === 'too-many') reply.header('retry-after', problem.seconds);
    return sendPage(reply, status, renderOwnPasswordPage(frame, login, problem));
  }

  /** Changes the password. @returns why not; undefined when it is changed */
  async function change(
    request: FastifyRequest,
    { login = '', current = '', password = '', ...fields }: PageFields,
  ): Promise<OwnPasswordProblem | undefined> {
    const toCorrect = passwordProblems({ ...fields, password });
    if (toCorrect.length > 0) return { kind: 'fields', fields: toCorrect };
    const browser = knownBrowser(request.cookies[BROWSER_COOKIE], login, secrets.secret);
    const attempt = { login, address: request.ip, browser };
    const seconds = await countAttempt(database, attempt);
    if (seconds > 0) return { kind: 'too-many', seconds };
    const account = await checkAccount(database, login, current, config.sso.client);
    if (account === null) return { kind: 'wrong' };
    await countSuccess(database, attempt);
    const isChanged = await changeOwnPassword(database, account, password);
    return isChanged ? undefined : { kind: 'wrong' };
  }

  await registerScope(app, 'own password', async (scope) => {
    await scope.register(cookie);
    await scope.register(formbody, { bodyLimit: 32 * 1024 });
    scope.get(OWN_PASSWORD_PATH, async (request, reply) =>
      sendForm(request, reply, pageFields(request.query)),
    );
    scope.post(OWN_PASSWORD_PATH, async (request, reply) => {
      const fields = pageFields(request.body);
      const problem = await change(request, fields);
      if (problem !== undefined) return sendForm(request, reply, fields, problem);
      const { addressIn: _addressIn, ...frame } = tokenFrame(request, fields, services);
      const { saved, savedHelp } = PASSWORD_TEXTS[frame.language];
      const link = loginLink(services, frame.language);
      return sendPage(
        reply,
        200,
        renderNotice(frame, saved, savedHelp(fields['login']?.trim() ?? ''), link),
      );
    });
  });
}
