import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { baseAddressSchema } from './base-address.ts';

test.each([
  'https://files.example/',
  'https://files.example:8443/leeszaal/v1.2/',
  'http://localhost:4300/',
  'http://127.0.0.1:4300/files/',
])('%s is an address for files', (address) => {
  expect(v.is(baseAddressSchema, address)).toBe(true);
});

test.each([
  'http://files.example/',
  'http://localhost.example/',
  'http://127.0.0.1.example/',
  'https://files.example',
  'https://files.example/leeszaal',
  'https://Files.example/',
  'https://files.example:443/',
  'https://files.example/a/../b/',
  'https://files.example/a//b/',
  'https://ada@files.example/',
  'https://*.example/',
  "https://files.example/;script-src'unsafe-inline'/",
  'https://files.example/a b/',
  'https://files.example/?a=/',
  'https://files.example/#/',
  '//files.example/',
  'data:,/',
  `https://files.example/${'a'.repeat(200)}/`,
])('%s is none', (address) => {
  expect(v.is(baseAddressSchema, address)).toBe(false);
});
