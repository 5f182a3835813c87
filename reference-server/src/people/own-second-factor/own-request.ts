import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../endpoints/services.contract.ts';
import { CODE_STATUS, type CodeProblem } from '../../second-factor/pages/code-page.ts';
import { renderSetUpPage } from '../../second-factor/pages/set-up-page.ts';
import {
  offeredSecret,
  type ProofStep,
  readProof,
  writeProof,
} from '../../second-factor/proof/proof.ts';
import { countRecoveryCodes } from '../../second-factor/store/recovery-codes.ts';
import { secondFactorState } from '../../second-factor/store/second-step.ts';
import type { Account } from '../../sso/accounts.ts';
import { formCookie } from '../../sso/login/form-cookie.ts';
import { formTokenOf } from '../../sso/login/form-token.ts';
import { OWN_SECOND_FACTOR_PATH } from '../../sso/own-second-factor-path.constant.ts';
import { type PageFields, pageFrame, sendPage } from '../../sso/page-request.ts';
import type { PageFrame } from '../../sso/pages/layout.ts';
import type { LoginProblem } from '../../sso/pages/login-page.ts';
import { renderChangePage } from './change-page.ts';
import { renderPasswordForm } from './password-form.ts';

/** A request of the page for one's own second factor. */
export interface OwnRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
  readonly fields: PageFields;
}

/** The path of a step's form. */
export const ownStepPath = (step: ProofStep): string => `${OWN_SECOND_FACTOR_PATH}/${step}`;

const languageOf = ({ lang }: PageFields): PageFields => (lang === undefined ? {} : { lang });

/** The frame of a page that is valid once. */
export function ownFrame({ request, services, fields }: OwnRequest): PageFrame {
  const { addressIn: _once, ...frame } = pageFrame(request, languageOf(fields), services);
  return frame;
}

const PASSWORD_STATUS = { wrong: 401, stale: 403, 'too-many': 429 } as const;

/** Shows the form for the present password. */
export function showPasswordForm(asked: OwnRequest, problem?: LoginProblem): FastifyReply {
  const { request, reply, services, fields } = asked;
  const frame = {
    ...ownFrame(asked),
    addressIn: (lang: string) => `${OWN_SECOND_FACTOR_PATH}?${new URLSearchParams({ lang })}`,
  };
  const formToken = formTokenOf(formCookie(request, reply), services.secrets.secret);
  const page = renderPasswordForm(frame, { login: fields['login'] ?? '', formToken, problem });
  return sendPage(reply, problem === undefined ? 200 : PASSWORD_STATUS[problem.kind], page);
}

/** Shows what an account can do: set up a second factor, or change the one it has. */
export async function showOwnStep(
  asked: OwnRequest,
  account: Account,
  problem?: CodeProblem,
): Promise<FastifyReply> {
  const { request, reply, services, fields } = asked;
  const { database, secrets } = services;
  const { isSet, isDemanded } = await secondFactorState(database, account.id);
  const step = isSet ? 'code' : 'set-up';
  const cookie = formCookie(request, reply);
  const binding = { purpose: 'own', step, target: '', cookie } as const;
  const kept = problem === undefined ? undefined : fields['proof'];
  const proof = kept ?? writeProof(account, binding, secrets.secret);
  const form = {
    action: ownStepPath(step),
    hidden: { ...languageOf(fields), formToken: formTokenOf(cookie, secrets.secret), proof },
    problem,
    isDemanded,
  };
  const frame = ownFrame(asked);
  const read = readProof(proof);
  const page =
    step === 'set-up' && read !== undefined
      ? renderSetUpPage(frame, {
          ...form,
          ...{ secret: offeredSecret(read, secrets.secret), login: account.login },
        })
      : renderChangePage(frame, { ...form, left: await countRecoveryCodes(database, account.id) });
  if (problem?.kind === 'too-many') reply.header('retry-after', problem.seconds);
  return sendPage(reply, problem === undefined ? 200 : CODE_STATUS[problem.kind], page);
}
