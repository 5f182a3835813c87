import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { contractFaults } from './contract-faults.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-contract-'));
  await mkdir(join(folder, 'src/screen'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

test('asks for the contract suite in a test', async () => {
  await writeFile(join(folder, 'src/suite.ts'), 'describeRemoteContract();');
  expect(await contractFaults(folder)).toEqual([expect.stringContaining('No test')]);
  await writeFile(join(folder, 'src/screen/remote.test.tsx'), 'describeRemoteContract();');
  expect(await contractFaults(folder)).toEqual([]);
});

test.each([
  '// describeRemoteContract( is for later',
  '/*\n * describeRemoteContract();\n */',
  '/*\ndescribeRemoteContract();\n*/',
  'test("later", () => {}); // describeRemoteContract();',
])('takes no comment for a call: %j', async (comment) => {
  await writeFile(join(folder, 'src/screen/remote.test.tsx'), comment);
  expect(await contractFaults(folder)).toEqual([expect.stringContaining('No test')]);
});

test('finds a call beside paths that look like comments', async () => {
  const text = "const paths = 'src/*';\ndescribeRemoteContract(); const others = '*/';";
  await writeFile(join(folder, 'src/screen/remote.test.tsx'), text);
  expect(await contractFaults(folder)).toEqual([]);
});
