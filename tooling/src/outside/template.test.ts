import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runProgram } from '@leeszaal/remote-kit/check';
import { createRemote } from '@leeszaal/remote-kit/create';
import { checkTypes } from '../check/check-types.ts';
import { packageFolder, repositoryRoot } from '../packages.ts';

let parent: string;
let folder: string;

// In the repository, so that its packages are those of a remote of the workspace.
beforeAll(async () => {
  const cache = join(repositoryRoot, '.cache');
  await mkdir(cache, { recursive: true });
  parent = await mkdtemp(join(cache, 'template-'));
  folder = join(parent, 'events');
  await createRemote({ name: 'events', folder, packageName: 'events', kitVersion: 'workspace:*' });
  await symlink(packageFolder('remote-shop/node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rm(parent, { recursive: true }));

test('the types of a new remote are right', async () => {
  expect(await checkTypes([folder])).toEqual({ passed: true, complaints: '' });
});

test('the tests of a new remote pass', async () => {
  const leeszaal = packageFolder('remote-kit/src/command/leeszaal.ts');
  const { passed, complaints } = await runProgram(folder, process.execPath, [leeszaal, 'test']);
  expect(passed ? '' : complaints).toBe('');
});
