import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import {
  isValidProof,
  offeredSecret,
  PROOF_SECONDS,
  type ProofBinding,
  readProof,
  writeProof,
} from './proof.ts';

const secret = new Uint8Array(32).fill(7);
const account = { id: 12, passwordHash: 'scrypt$a' };
const binding: ProofBinding = {
  purpose: 'sign-in',
  step: 'code',
  target: 'https://portal.example/search',
  cookie: 'a-browser',
};

let now = 1_800_000_000_000;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const isValid = (
  text: string,
  { of = account, at = binding, key = secret } = {},
): boolean | undefined => {
  const read = readProof(text);
  return read && isValidProof(read, of, at, key);
};

it('is valid for its account, form and browser, and for no other [S2.53]', () => {
  const proof = writeProof(account, binding, secret);
  expect(isValid(proof)).toBe(true);
  expect(isValid(proof, { of: { ...account, id: 13 } })).toBe(false);
  expect(isValid(proof, { of: { ...account, passwordHash: 'scrypt$b' } })).toBe(false);
  expect(isValid(proof, { at: { ...binding, purpose: 'own' } })).toBe(false);
  expect(isValid(proof, { at: { ...binding, step: 'set-up' } })).toBe(false);
  expect(isValid(proof, { at: { ...binding, target: 'https://portal.example/' } })).toBe(false);
  expect(isValid(proof, { at: { ...binding, cookie: 'another' } })).toBe(false);
  expect(isValid(proof, { key: new Uint8Array(32) })).toBe(false);
});

it.each(['code', 'set-up'] as const)('for %s is valid for some minutes', (step) => {
  const at = { ...binding, step };
  const proof = writeProof(account, at, secret);
  now += PROOF_SECONDS[step] * 1000;
  expect(isValid(proof, { at })).toBe(true);
  now += 1;
  expect(isValid(proof, { at })).toBe(false);
  // A later end is another proof.
  const [id = '', expires = '', ...rest] = proof.split('.');
  expect(isValid([id, Number(expires) + 60_000, ...rest].join('.'), { at })).toBe(false);
});

it.each([undefined, '', 'x', '1.2.3.4', `1.2.${'a'.repeat(32)}.${'b'.repeat(42)}`])(
  'is not read from %s',
  (text) => {
    expect(readProof(text)).toBeUndefined();
  },
);

it('offers a secret of its own', () => {
  const secretOf = (text: string) => {
    const read = readProof(text);
    return read && Buffer.from(offeredSecret(read, secret)).toString('hex');
  };
  const [one, other] = [0, 1].map(() => writeProof(account, binding, secret));
  expect(secretOf(one ?? '')).toMatch(/^[\da-f]{40}$/);
  expect(secretOf(one ?? '')).toBe(secretOf(one ?? ''));
  expect(secretOf(one ?? '')).not.toBe(secretOf(other ?? ''));
});
