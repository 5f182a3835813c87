import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../endpoints/services.contract.ts';
import { registerScope } from '../../http/register-scope.ts';
import { stepOfCode } from '../../second-factor/codes/totp.ts';
import { confirmSecondFactor } from '../../second-factor/confirm-second-factor.ts';
import { renderRecoveryCodesPage } from '../../second-factor/pages/recovery-pages.ts';
import { SECOND_FACTOR_TEXTS } from '../../second-factor/pages/second-factor-texts.ts';
import { rememberFactorBrowser } from '../../second-factor/proof/factor-browser.ts';
import { openProof } from '../../second-factor/proof/open-proof.ts';
import { offeredSecret } from '../../second-factor/proof/proof.ts';
import { checkAccount } from '../../sso/accounts.ts';
import { countAttempt, countSuccess } from '../../sso/login/attempt.ts';
import { isFromOurPage } from '../../sso/login/form-cookie.ts';
import { browserOf } from '../../sso/login/remember-browser.ts';
import { OWN_SECOND_FACTOR_PATH } from '../../sso/own-second-factor-path.constant.ts';
import { loginLink, pageFields, sendPage } from '../../sso/page-request.ts';
import { postOwnChange } from './own-change.ts';
import {
  type OwnRequest,
  ownFrame,
  ownStepPath,
  showOwnStep,
  showPasswordForm,
} from './own-request.ts';

/** Verifies the present password; guesses count as at the sign-in page. */
async function postPassword(asked: OwnRequest): Promise<FastifyReply> {
  const { request, reply, services, fields } = asked;
  const { database, config, secrets } = services;
  const { login = '', current = '', formToken } = fields;
  if (!isFromOurPage(request, formToken, secrets.secret)) {
    return showPasswordForm(asked, { kind: 'stale' });
  }
  const browser = browserOf(request, login, secrets.secret);
  const attempt = { login, address: request.ip, browser };
  const seconds = await countAttempt(database, attempt);
  if (seconds > 0) {
    reply.header('retry-after', seconds);
    return showPasswordForm(asked, { kind: 'too-many', minutes: Math.ceil(seconds / 60) });
  }
  const account = await checkAccount(database, login, current, config.sso.client);
  if (account === null) return showPasswordForm(asked, { kind: 'wrong' });
  await countSuccess(database, attempt);
  return showOwnStep(asked, account);
}

/** Stores a second factor that its code confirms, and shows its recovery codes. */
async function postOwnSetUp(asked: OwnRequest): Promise<FastifyReply> {
  const { request, reply, services, fields } = asked;
  const { database, secrets } = services;
  const binding = { purpose: 'own', step: 'set-up', target: '' } as const;
  const opened = await openProof(request, services, fields, binding);
  if (opened === undefined) return showPasswordForm(asked, { kind: 'stale' });
  const { account, proof } = opened;
  const secret = offeredSecret(proof, secrets.secret);
  const step = stepOfCode(secret, (fields['code'] ?? '').replace(/\s/g, ''), Date.now());
  if (step === undefined) return showOwnStep(asked, account, { kind: 'wrong' });
  const codes = await database.transaction((transaction) =>
    confirmSecondFactor(transaction, account, { secret, step }),
  );
  if (codes === undefined) return showPasswordForm(asked, { kind: 'stale' });
  rememberFactorBrowser(request, reply, { userId: account.id, secret }, secrets.secret);
  const frame = ownFrame(asked);
  const { setTitle } = SECOND_FACTOR_TEXTS[frame.language];
  const link = loginLink(services, frame.language);
  return sendPage(reply, 200, renderRecoveryCodesPage(frame, setTitle, codes, link));
}

/**
 * Serves the page for one's own second factor. The present password is asked for, and a code of the second factor that
 * is set, so that a session left open is not enough (`docs/decisions.md` 102).
 */
export async function routeOwnSecondFactor(
  app: FastifyInstance,
  services: Services,
): Promise<void> {
  const post =
    (answer: (asked: OwnRequest) => Promise<FastifyReply>) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      answer({ request, reply, services, fields: pageFields(request.body) });
  await registerScope(app, 'own second factor', async (scope) => {
    await scope.register(cookie);
    await scope.register(formbody, { bodyLimit: 32 * 1024 });
    scope.get(OWN_SECOND_FACTOR_PATH, async (request, reply) =>
      showPasswordForm({ request, reply, services, fields: pageFields(request.query) }),
    );
    scope.post(OWN_SECOND_FACTOR_PATH, post(postPassword));
    scope.post(ownStepPath('set-up'), post(postOwnSetUp));
    scope.post(ownStepPath('code'), post(postOwnChange));
  });
}
