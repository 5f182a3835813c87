import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { CODE_STATUS, type CodeProblem, renderCodePage } from '../second-factor/pages/code-page.ts';
import { renderSetUpPage } from '../second-factor/pages/set-up-page.ts';
import {
  offeredSecret,
  type ProofStep,
  readProof,
  writeProof,
} from '../second-factor/proof/proof.ts';
import type { Account } from '../sso/accounts.ts';
import { formCookie } from '../sso/login/form-cookie.ts';
import { formTokenOf } from '../sso/login/form-token.ts';
import { hiddenFields } from '../sso/login-form.ts';
import { loginPath, type PageFields, pageFrame, sendPage } from '../sso/page-request.ts';
import type { PageFrame } from '../sso/pages/layout.ts';

/** A sign-in whose password was right. */
export interface SecondStepRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
  readonly fields: PageFields;
  readonly target: URL;
}

/** The path of a step's form. */
export const stepPath = (services: Services, step: ProofStep): string =>
  `${loginPath(services)}/${step}`;

/** The frame of a page that is valid once. */
export function stepFrame({ request, services, fields }: SecondStepRequest): PageFrame {
  const { addressIn: _once, ...frame } = pageFrame(request, hiddenFields(fields), services);
  return frame;
}

/**
 * Shows the form for a code, or for setting up a second factor, with a proof of the password.
 *
 * @param problem why the form appears again; it then keeps its proof
 */
export function showSecondStep(
  asked: SecondStepRequest,
  account: Account,
  step: ProofStep,
  problem?: CodeProblem,
): FastifyReply {
  const { request, reply, services, fields, target } = asked;
  const { secret } = services.secrets;
  const cookie = formCookie(request, reply);
  const binding = { purpose: 'sign-in', step, target: target.href, cookie } as const;
  const kept = problem === undefined ? undefined : fields['proof'];
  const proof = kept ?? writeProof(account, binding, secret);
  const form = {
    action: stepPath(services, step),
    hidden: { ...hiddenFields(fields), formToken: formTokenOf(cookie, secret), proof },
    problem,
  };
  const frame = stepFrame(asked);
  const read = readProof(proof);
  const page =
    step === 'set-up' && read !== undefined
      ? renderSetUpPage(frame, {
          ...form,
          ...{ secret: offeredSecret(read, secret), login: account.login, isDemanded: true },
        })
      : renderCodePage(frame, form);
  if (problem?.kind === 'too-many') reply.header('retry-after', problem.seconds);
  const status = problem === undefined ? 200 : CODE_STATUS[problem.kind];
  return sendPage(reply, status, page, [target.origin]);
}
