import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { packageFolder } from '../packages.ts';
import { libraries } from './libraries.ts';

test.each(libraries)('%s has the same entries for npm as for the workspace', async (name) => {
  const text = await readFile(join(packageFolder(name), 'package.json'), 'utf8');
  const { exports: inside, publishConfig } = JSON.parse(text);
  expect(Object.keys(publishConfig.exports).sort()).toEqual(Object.keys(inside).sort());
});
