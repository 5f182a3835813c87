import type { FastifyRequest } from 'fastify';
import type { Services } from '../../endpoints/services.contract.ts';
import { type Account, findAccount } from '../../sso/accounts.ts';
import { isFromOurPage } from '../../sso/login/form-cookie.ts';
import { FORM_COOKIE } from '../../sso/login/form-token.ts';
import type { PageFields } from '../../sso/page-request.ts';
import { isValidProof, type ProofBinding, type ReadProof, readProof } from './proof.ts';

/** A verified proof with its account. */
export interface OpenedProof {
  readonly account: Account;
  readonly proof: ReadProof;
}

/**
 * Verifies the proof in a form from our page in the same browser.
 *
 * @returns undefined when it has expired, is of another form or browser, or the password has changed
 */
export async function openProof(
  request: FastifyRequest,
  { database, config, secrets: { secret } }: Services,
  fields: PageFields,
  binding: Omit<ProofBinding, 'cookie'>,
): Promise<OpenedProof | undefined> {
  const proof = readProof(fields['proof']);
  if (proof === undefined || !isFromOurPage(request, fields['formToken'], secret)) return undefined;
  const account = await findAccount(database, proof.userId, config.sso.client);
  const cookie = request.cookies[FORM_COOKIE] ?? '';
  if (account === null || !isValidProof(proof, account, { ...binding, cookie }, secret)) {
    return undefined;
  }
  return { account, proof };
}
