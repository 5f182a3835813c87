import type { FastifyReply } from 'fastify';
import { renderRecoveryCodesPage } from '../../second-factor/pages/recovery-pages.ts';
import { SECOND_FACTOR_TEXTS } from '../../second-factor/pages/second-factor-texts.ts';
import { factorBrowserOf } from '../../second-factor/proof/factor-browser.ts';
import { countGuess, countRight } from '../../second-factor/proof/guess.ts';
import { openProof } from '../../second-factor/proof/open-proof.ts';
import { logSecondFactor } from '../../second-factor/store/log-second-factor.ts';
import { renewRecoveryCodes } from '../../second-factor/store/recovery-codes.ts';
import { deleteSecondFactor, findSecret } from '../../second-factor/store/second-factor-store.ts';
import { secondFactorState } from '../../second-factor/store/second-step.ts';
import { takeCode } from '../../second-factor/store/take-code.ts';
import { type Account, hasSamePassword } from '../../sso/accounts.ts';
import { loginLink, sendPage } from '../../sso/page-request.ts';
import { renderNotice } from '../../sso/pages/notice-pages.ts';
import type { OwnChange } from './change-page.ts';
import { type OwnRequest, ownFrame, showOwnStep, showPasswordForm } from './own-request.ts';

type Outcome =
  | { readonly kind: 'wrong' | 'removed' }
  | { readonly kind: 'renewed'; readonly codes: readonly string[] };

/** Renews the recovery codes or removes the second factor, if the code is right. */
async function change(
  { services, fields }: OwnRequest,
  account: Account,
  wanted: OwnChange,
): Promise<Outcome> {
  const { id } = account;
  return services.database.transaction(async (transaction) => {
    if (!(await hasSamePassword(transaction, account))) return { kind: 'wrong' };
    const used = await takeCode(transaction, id, fields['code'] ?? '');
    if (used === undefined) return { kind: 'wrong' };
    if (wanted === 'renew') {
      return { kind: 'renewed', codes: await renewRecoveryCodes(transaction, id) };
    }
    await deleteSecondFactor(transaction, id);
    await logSecondFactor(transaction, id, 'second-factor-removed');
    return { kind: 'removed' };
  });
}

/** Changes one's own second factor by a code. */
export async function postOwnChange(asked: OwnRequest): Promise<FastifyReply> {
  const { request, reply, services, fields } = asked;
  const { database, secrets } = services;
  const binding = { purpose: 'own', step: 'code', target: '' } as const;
  const opened = await openProof(request, services, fields, binding);
  if (opened === undefined) return showPasswordForm(asked, { kind: 'stale' });
  const { account } = opened;
  const { isDemanded } = await secondFactorState(database, account.id);
  const secret = await findSecret(database, account.id);
  if (secret === undefined) return showPasswordForm(asked, { kind: 'stale' });
  const wanted = fields['change'] === 'remove' ? 'remove' : 'renew';
  if (wanted === 'remove' && isDemanded) return showOwnStep(asked, account, { kind: 'demanded' });
  const browser = factorBrowserOf(request, { userId: account.id, secret }, secrets.secret);
  const guess = { userId: account.id, address: request.ip, browser };
  const seconds = await countGuess(database, guess);
  if (seconds > 0) return showOwnStep(asked, account, { kind: 'too-many', seconds });
  const outcome = await change(asked, account, wanted);
  if (outcome.kind !== 'wrong') await countRight(database, guess);
  const frame = ownFrame(asked);
  const { renewedTitle, removedTitle, removedHelp } = SECOND_FACTOR_TEXTS[frame.language];
  const link = loginLink(services, frame.language);
  switch (outcome.kind) {
    case 'renewed': {
      const page = renderRecoveryCodesPage(frame, renewedTitle, outcome.codes, link);
      return sendPage(reply, 200, page);
    }
    case 'removed':
      return sendPage(reply, 200, renderNotice(frame, removedTitle, removedHelp, link));
    default:
      return showOwnStep(asked, account, { kind: 'wrong' });
  }
}
