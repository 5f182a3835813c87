import { expect, it } from '@jest/globals';
import { qrImage } from './qr-image.ts';
import { readCode } from './read-code.ts';
import { hashOfRecoveryCode, makeRecoveryCode } from './recovery-code.ts';
import { stepOfCode, totpAddress, totpAt, typedSecret } from './totp.ts';

const secret = new TextEncoder().encode('12345678901234567890');

// RFC 6238, appendix B, of which these are the last six digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('gives the code of RFC 6238 at %i s', (seconds, code) => {
  expect(totpAt(secret, seconds * 1000)).toBe(code);
  expect(stepOfCode(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

it.each(['', 'éééééé', '１２３４５６', '1234567', 'abcdef'])(
  'takes %j for a wrong code',
  (code) => {
    expect(stepOfCode(secret, code, 59_000)).toBeUndefined();
  },
);

it('accepts a clock that differs by one time step, and no more [S2.52]', () => {
  const now = 1_234_567_890_000;
  const step = 41_152_263;
  const found = [-2, -1, 0, 1, 2].map((steps) =>
    stepOfCode(secret, totpAt(secret, now + steps * 30_000), now),
  );
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  expect(stepOfCode(secret, '', now)).toBeUndefined();
  expect(stepOfCode(secret, '5924', now)).toBeUndefined();
});

it('reads the secret at its place in a larger buffer', () => {
  const larger = Buffer.concat([Buffer.from('before'), secret, Buffer.from('after')]);
  expect(totpAt(larger.subarray(6, 26), 59_000)).toBe('287082');
});

it('gives the secret to an application as address, text and image without script', () => {
  const address = totpAddress(secret, { issuer: 'Leeszaal', login: 'user@north.example' });
  const { host, pathname, searchParams } = new URL(address);
  expect([host, decodeURIComponent(pathname)]).toEqual(['totp', '/Leeszaal:user@north.example']);
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: 'Leeszaal',
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(typedSecret(secret)).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
  const [type, bytes = ''] = qrImage(address).split(',');
  expect(type).toBe('data:image/svg+xml;base64');
  const svg = Buffer.from(bytes, 'base64').toString();
  expect(svg).toMatch(/^<svg /);
  expect(svg).not.toMatch(/script|style|href|on\w+=/i);
});

it.each([
  ['123 456', { kind: 'totp', code: '123456' }],
  ['123-456', { kind: 'totp', code: '123456' }],
  [' abcd-efgh ijkl mn23 ', { kind: 'recovery', code: 'ABCDEFGHIJKLMN23' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['ABCD-EFGH-IJKL-MN01', undefined],
  ['', undefined],
])('reads %j', (typed, read) => {
  expect(readCode(typed)).toEqual(read);
});

it('makes recovery codes that differ, and reads them as printed', () => {
  const codes = Array.from({ length: 100 }, makeRecoveryCode);
  expect(new Set(codes).size).toBe(100);
  for (const code of codes) {
    const read = readCode(code.toLowerCase());
    expect(read?.kind).toBe('recovery');
    expect(hashOfRecoveryCode(read?.code ?? '')).toBe(hashOfRecoveryCode(code));
  }
});
