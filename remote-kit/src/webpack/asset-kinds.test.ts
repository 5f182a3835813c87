import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { remoteTests } from '../jest/remote-tests.ts';
import { assetKinds } from './asset-kinds.ts';

test.each(assetKinds)('the compiler and the tests know a file .%s', async (kind) => {
  const types = await readFile(new URL('../../presets/assets.d.ts', import.meta.url), 'utf8');
  expect(types).toContain(`declare module '*.${kind}' {`);
  const { extensionsToTreatAsEsm, transform } = remoteTests('/sample');
  expect(extensionsToTreatAsEsm).toContain(`.${kind}`);
  const patterns = Object.keys(transform ?? {});
  expect(patterns.some((each) => new RegExp(each).test(`picture.${kind}`))).toBe(true);
});
