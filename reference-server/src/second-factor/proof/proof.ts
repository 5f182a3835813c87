import { randomBytes } from 'node:crypto';
import { isSameSecret, macOf } from '../../session/mac.ts';

/** The form after the password: for a code, or for setting up a second factor. */
export type ProofStep = 'code' | 'set-up';

/** How long the step after the password may take, in seconds. An application for codes may have to be installed. */
export const PROOF_SECONDS: Readonly<Record<ProofStep, number>> = { code: 300, 'set-up': 900 };

/** The purpose of a proof: the sign-in, or the page for one's own second factor. */
export type ProofPurpose = 'sign-in' | 'own';

/** The account and purpose that a proof is bound to. */
export interface ProofBinding {
  readonly purpose: ProofPurpose;
  readonly step: ProofStep;
  /** Where the sign-in continues; empty: nowhere. */
  readonly target: string;
  /** The form cookie of the browser. */
  readonly cookie: string;
}

/** An account whose password was right. */
interface Verified {
  readonly id: number;
  readonly passwordHash: string;
}

/** A proof as read, not yet verified. */
export interface ReadProof {
  readonly userId: number;
  /** In milliseconds. */
  readonly expiresAt: number;
  readonly seed: string;
  readonly seal: string;
}

type Content = Pick<ReadProof, 'expiresAt' | 'seed'>;

function sealOf(
  { expiresAt, seed }: Content,
  { id, passwordHash }: Verified,
  { purpose, step, target, cookie }: ProofBinding,
  secret: Uint8Array,
): string {
  const sealed = [
    'second factor',
    purpose,
    step,
    id,
    passwordHash,
    target,
    cookie,
    expiresAt,
    seed,
  ];
  return macOf(JSON.stringify(sealed), secret);
}

/** Writes the proof that a browser gave the right password. It is no session: it opens one form. */
export function writeProof(account: Verified, binding: ProofBinding, secret: Uint8Array): string {
  const content = {
    expiresAt: Date.now() + PROOF_SECONDS[binding.step] * 1000,
    seed: randomBytes(24).toString('base64url'),
  };
  const seal = sealOf(content, account, binding, secret);
  return [account.id, content.expiresAt, content.seed, seal].join('.');
}

/** Reads a proof without verifying it; undefined when it is malformed. */
export function readProof(text: string | undefined): ReadProof | undefined {
  const match = /^(\d{1,15})\.(\d{1,15})\.([\w-]{32})\.([\w-]{43})$/.exec(text ?? '');
  if (match === null) return undefined;
  const [, userId, expiresAt, seed = '', seal = ''] = match;
  return { userId: Number(userId), expiresAt: Number(expiresAt), seed, seal };
}

/** Whether a proof is valid for an account, in this form and browser, at this time. */
export function isValidProof(
  proof: ReadProof,
  account: Verified,
  binding: ProofBinding,
  secret: Uint8Array,
): boolean {
  if (proof.userId !== account.id || proof.expiresAt < Date.now()) return false;
  return isSameSecret(proof.seal, sealOf(proof, account, binding, secret));
}

/**
 * The secret that the holder of a valid proof is offered (20 bytes, as RFC 4226 recommends). It is derived, so that one
 * that is not confirmed is in no table, and differs for each proof.
 */
export function offeredSecret({ seed, userId }: ReadProof, secret: Uint8Array): Uint8Array {
  const mac = macOf(JSON.stringify(['offered second factor', userId, seed]), secret);
  return Uint8Array.from(Buffer.from(mac, 'base64url').subarray(0, 20));
}
