import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { commonNameOf } from './common-name.ts';
import { readEntry, type Value } from './directory-entry.ts';
import { readClaims } from './read-claims.ts';
import { readSubject } from './read-subject.ts';

const entryOf = (attributes: Record<string, Value[]>) => ({
  dn: 'uid=anna',
  attributes: new Map(Object.entries(attributes)),
});

describe('the lasting id', () => {
  const guid = Buffer.from('33221100554477668899aabbccddeeff', 'hex');

  test('of Active Directory is the text of a GUID, whatever the case of the name', () => {
    const { text, value } = readSubject(entryOf({ objectGUID: [guid] }), 'objectguid') ?? {};
    expect(text).toBe('00112233-4455-6677-8899-aabbccddeeff');
    expect(value).toEqual(guid);
  });

  test('of other directories is their text, or hexadecimal digits', () => {
    expect(readSubject(entryOf({ entryUUID: ['Ü-1'] }), 'entryUUID')?.text).toBe('Ü-1');
    expect(readSubject(entryOf({ objectSid: [Buffer.from([1, 0xff])] }), 'objectSid')?.text).toBe(
      '01ff',
    );
    expect(readSubject(entryOf({ objectSid: ['\u0001\0'] }), 'objectSid')?.text).toBe('0100');
  });

  test('is missing without exactly one value', () => {
    expect(readSubject(entryOf({}), 'entryUUID')).toBeUndefined();
    expect(readSubject(entryOf({ entryUUID: [''] }), 'entryUUID')).toBeUndefined();
    expect(readSubject(entryOf({ uid: ['a', 'b'] }), 'uid')).toBeUndefined();
  });
});

describe('claims', () => {
  test('are the texts, by the names of the directory', () => {
    const entry = readEntry({
      dn: 'uid=anna',
      'cn;lang-de': 'Anna',
      memberOf: ['cn=a', 'cn=b'],
      jpegPhoto: Buffer.from([0xff]),
      objectSid: '\u0001\0',
      missing: [],
      ['__proto__']: 'x',
    });
    expect(Object.entries(readClaims(entry))).toEqual([
      ['cn;lang-de', ['Anna']],
      ['memberOf', ['cn=a', 'cn=b']],
      ['__proto__', ['x']],
    ]);
  });

  test.each([
    'userPassword',
    'USERPASSWORD;x-hashed',
    'unicodePwd',
    'sambaNTPassword',
    'dBCSPwd',
    'ntPwdHistory',
    'supplementalCredentials',
    'krbPrincipalKey',
    'krb5Key',
    'ipaNTHash',
    'ms-Mcs-AdmPwd',
    'msLAPS-Password',
    'oathSecret',
    'userPKCS12',
    'libraryPin',
  ])('never have %s', (name) => {
    expect(readClaims(entryOf({ [name]: ['x'] }))).toEqual({});
  });

  test('are limited in number and length', () => {
    const values = Array.from({ length: 300 }, (_, index) => `${index}`);
    const { many, long } = readClaims(
      entryOf({ many: values, long: ['a'.repeat(1001), 'b'.repeat(1000)] }),
    );
    expect(many).toEqual(values.slice(0, 200));
    expect(long).toEqual(['b'.repeat(1000)]);
  });
});

describe('the common name in a DN', () => {
  test.each([
    ['cn=Readers,ou=groups', 'Readers'],
    ['CN=Readers', 'Readers'],
    ['2.5.4.3 = Readers , ou=groups', 'Readers'],
    ['cn=a+ou=b,dc=x', 'a'],
    ['cn=Old\\, and new,dc=x', 'Old, and new'],
    ['cn=F\\C3\\BChrung\\20,dc=x', 'Führung '],
    ['cn=\\#1 \\"x\\" \\\\\\+,dc=x', '#1 "x" \\+'],
    ['cn=Führung,dc=x', 'Führung'],
  ])('%s', (dn, name) => {
    expect(commonNameOf(dn)).toBe(name);
  });

  test.each(['ou=groups,cn=x', 'cn=#0401,dc=x', 'cn="a,b",dc=x', 'cn', 'cn=a\\g\\', ''])(
    'there is none in %s',
    (dn) => {
      expect(commonNameOf(dn)).toBeUndefined();
    },
  );

  test('is that of any escaped text, and no text takes long', () => {
    const hex = (text: string): string =>
      [...Buffer.from(text)].map((byte) => `\\${byte.toString(16).padStart(2, '0')}`).join('');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        expect(commonNameOf(`cn=${hex(text)},dc=x`)).toBe(text);
      }),
    );
    expect(commonNameOf(`cn=${'\\ab\\,  '.repeat(1000)}"\\`)).toBeUndefined();
  });
});
