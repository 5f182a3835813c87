import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { derNumber, derTime } from './der.ts';
import { makeKeyPair } from './make-key-pair.ts';

describe('makeKeyPair', () => {
  test('makes a certificate that its own key signed', async () => {
    const { certificate, privateKey } = await makeKeyPair('https://portal.example/saml/1');
    const made = new X509Certificate(certificate);
    expect(made.subject).toBe('CN=portal.example');
    expect(made.checkIssued(made)).toBe(true);
    expect(made.verify(made.publicKey)).toBe(true);
    expect(made.checkPrivateKey(createPrivateKey(privateKey))).toBe(true);
    expect(made.publicKey.equals(createPublicKey(privateKey))).toBe(true);
    expect(made.publicKey.asymmetricKeyDetails?.modulusLength).toBe(3072);
    expect(made.validFromDate.getTime()).toBeLessThan(Date.now());
    expect(made.validToDate.getUTCFullYear()).toBeGreaterThan(new Date().getUTCFullYear() + 15);
  });

  test('makes another one each time, and shortens a long name', async () => {
    const [one, other] = await Promise.all([makeKeyPair('a'.repeat(500)), makeKeyPair('a')]);
    expect(new X509Certificate(one.certificate).subject).toBe(`CN=${'a'.repeat(64)}`);
    const serial = ({ certificate }: typeof one) => new X509Certificate(certificate).serialNumber;
    expect(serial(one)).not.toBe(serial(other));
  });
});

describe('derNumber', () => {
  test.each([
    [0n, '020100'],
    [0x7fn, '02017f'],
    [0x80n, '02020080'],
    [0x0123n, '02020123'],
  ])('%s', (value, hex) => {
    expect(derNumber(value).toString('hex')).toBe(hex);
  });
});

describe('derTime', () => {
  test.each([
    ['2049-12-31T23:59:59.999Z', 0x17, '491231235959Z'],
    ['2050-01-01T00:00:00.000Z', 0x18, '20500101000000Z'],
  ])('%s', (moment, tag, text) => {
    const [first, length, ...rest] = derTime(new Date(moment));
    expect([first, length, Buffer.from(rest).toString()]).toEqual([tag, text.length, text]);
  });
});
