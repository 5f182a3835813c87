import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { stepOfCode } from '../second-factor/codes/totp.ts';
import { confirmSecondFactor } from '../second-factor/confirm-second-factor.ts';
import {
  renderCodesLeftPage,
  renderRecoveryCodesPage,
} from '../second-factor/pages/recovery-pages.ts';
import { SECOND_FACTOR_TEXTS } from '../second-factor/pages/second-factor-texts.ts';
import { factorBrowserOf, rememberFactorBrowser } from '../second-factor/proof/factor-browser.ts';
import { countGuess, countRight } from '../second-factor/proof/guess.ts';
import { openProof } from '../second-factor/proof/open-proof.ts';
import { offeredSecret, type ProofStep, type ReadProof } from '../second-factor/proof/proof.ts';
import { countRecoveryCodes } from '../second-factor/store/recovery-codes.ts';
import { findSecret } from '../second-factor/store/second-factor-store.ts';
import { secondStepOf } from '../second-factor/store/second-step.ts';
import { takeCode } from '../second-factor/store/take-code.ts';
import { deviceOf } from '../session/device-of.ts';
import { issueTokens } from '../session/issue-tokens.ts';
import { hasSamePassword } from '../sso/accounts.ts';
import {
  type AdmittedAccount,
  beginVerifiedSession,
  isAdmitted,
} from '../sso/begin-verified-session.ts';
import { rememberBrowser } from '../sso/login/remember-browser.ts';
import { showLoginForm } from '../sso/login-form.ts';
import { pageFields, sendPage, signInTarget } from '../sso/page-request.ts';
import { addressWithTokens, redirectWithTokens } from '../sso/redirect-with-tokens.ts';
import { type SecondStepRequest, showSecondStep, stepFrame } from './second-step-page.ts';

/** The form of a sign-in with a valid proof. */
interface OpenStep extends SecondStepRequest {
  readonly account: AdmittedAccount;
  readonly proof: ReadProof;
}

/** The stored data of a session, beside its account. */
const beginningOf = ({ request, services }: SecondStepRequest) => ({
  seconds: services.config.refreshTokenSeconds,
  device: deviceOf(request.headers['user-agent']),
});

/** Opens the form of a step, or shows the sign-in page when its proof is not valid any more. */
async function openStep(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  step: ProofStep,
): Promise<OpenStep | FastifyReply> {
  const fields = pageFields(request.body);
  const target = signInTarget(request, fields, services);
  if (target === null) return showLoginForm(request, reply, services, fields);
  const binding = { purpose: 'sign-in', step, target: target.href } as const;
  const opened = await openProof(request, services, fields, binding);
  const account = opened?.account;
  const isOpen =
    account !== undefined && (await secondStepOf(services.database, account.id)) === step;
  if (opened === undefined || account === undefined || !isOpen || !isAdmitted(account)) {
    return showLoginForm(request, reply, services, fields, { kind: 'stale' });
  }
  return { request, reply, services, fields, target, account, proof: opened.proof };
}

/** `POST …/login/code`: begins the session of an account whose password was right, by a code. */
export async function postCode(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const asked = await openStep(request, reply, services, 'code');
  if (!('proof' in asked)) return asked;
  const { fields, target, account } = asked;
  const { database, secrets } = services;
  const { id: userId, login } = account;
  const begun = beginningOf(asked);
  const secret = await findSecret(database, userId);
  if (secret === undefined) {
    return showLoginForm(request, reply, services, fields, { kind: 'stale' });
  }
  const factor = { userId, secret };
  const browser = factorBrowserOf(request, factor, secrets.secret);
  const guess = { userId, address: request.ip, browser };
  const seconds = await countGuess(database, guess);
  if (seconds > 0) return showSecondStep(asked, account, 'code', { kind: 'too-many', seconds });
  const outcome = await database.transaction(async (transaction) => {
    // The account is locked before its codes, as everywhere.
    if (!(await hasSamePassword(transaction, account))) return undefined;
    const kind = await takeCode(transaction, userId, fields['code'] ?? '');
    if (kind === undefined) return undefined;
    const session = await beginVerifiedSession(transaction, account, begun);
    return session && { kind, session };
  });
  if (outcome === undefined) {
    return showSecondStep(asked, account, 'code', { kind: 'wrong' });
  }
  await countRight(database, guess);
  rememberBrowser(request, reply, login, secrets.secret);
  rememberFactorBrowser(request, reply, factor, secrets.secret);
  const tokens = await issueTokens(outcome.session, services);
  if (outcome.kind === 'totp') return redirectWithTokens(reply, target, tokens);
  const left = await countRecoveryCodes(database, userId);
  const page = renderCodesLeftPage(stepFrame(asked), left, addressWithTokens(target, tokens));
  return sendPage(reply, 200, page);
}

/** `POST …/login/set-up`: stores the second factor that a library demands, and begins the session. */
export async function postSetUp(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<FastifyReply> {
  const asked = await openStep(request, reply, services, 'set-up');
  if (!('proof' in asked)) return asked;
  const { fields, target, account, proof } = asked;
  const { database, secrets } = services;
  const begun = beginningOf(asked);
  const secret = offeredSecret(proof, secrets.secret);
  const step = stepOfCode(secret, (fields['code'] ?? '').replace(/\s/g, ''), Date.now());
  if (step === undefined) return showSecondStep(asked, account, 'set-up', { kind: 'wrong' });
  const set = await database.transaction(async (transaction) => {
    const codes = await confirmSecondFactor(transaction, account, { secret, step });
    if (codes === undefined) return undefined;
    const session = await beginVerifiedSession(transaction, account, begun);
    return session && { codes, session };
  });
  if (set === undefined) return showLoginForm(request, reply, services, fields, { kind: 'stale' });
  rememberBrowser(request, reply, account.login, secrets.secret);
  rememberFactorBrowser(request, reply, { userId: account.id, secret }, secrets.secret);
  const frame = stepFrame(asked);
  const { setTitle, proceed } = SECOND_FACTOR_TEXTS[frame.language];
  const href = addressWithTokens(target, await issueTokens(set.session, services));
  const page = renderRecoveryCodesPage(frame, setTitle, set.codes, { href, label: proceed });
  return sendPage(reply, 200, page);
}
