import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { databaseBytes, sharedBuffersFor } from './shared-buffers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leeszaal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  [0, 64],
  [100_000_000, 64],
  [300_000_000, 144],
  [9_000_000_000, 256],
])('a database of %d bytes has %d MB of buffers', (bytes, megabytes) => {
  expect(sharedBuffersFor(bytes)).toBe(megabytes);
});

test('the files of every database in the folder count, and nothing beside them', () => {
  mkdirSync(join(folder, 'base', '5'), { recursive: true });
  writeFileSync(join(folder, 'base', '5', '1259'), Buffer.alloc(8192));
  writeFileSync(join(folder, 'base', '5', '1259_vm'), Buffer.alloc(1000));
  writeFileSync(join(folder, 'PG_VERSION'), '18');
  expect(databaseBytes(folder)).toBeGreaterThanOrEqual(9192);
  expect(databaseBytes(folder)).toBeLessThan(30_000);
});

test('a database that is not there yet has no bytes', () => {
  expect(databaseBytes(join(folder, 'none'))).toBe(0);
});
