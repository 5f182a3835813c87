import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, print } from '@swc/core';

/**
 * Finds out whether a remote's tests run the contract suite.
 *
 * @param folder of the remote's package, absolute
 * @returns a line for people; none when they do
 */
export async function contractFaults(folder: string): Promise<string[]> {
  for await (const file of glob('src/**/*.test.{ts,tsx}', { cwd: folder })) {
    if (await callsSuite(join(folder, file))) return [];
  }
  return ['No test in src/ calls describeRemoteContract of @leeszaal/remote-kit/testing.'];
}

async function callsSuite(file: string): Promise<boolean> {
  const text = await readFile(file, 'utf8');
  const tree = await parse(text, {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    comments: false,
  });
  const { code } = await print(tree);
  return code.includes('describeRemoteContract(');
}
