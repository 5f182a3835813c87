import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execa } from 'execa';
import { extractCommit } from './extract-commit.ts';

let root: string;
let repository: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'leeszaal-commit-'));
  repository = join(root, 'repository');
  await mkdir(repository);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const git = async (...parameters: string[]): Promise<string> =>
  (
    await execa('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...parameters], {
      cwd: repository,
    })
  ).stdout;

async function commitText(text: string): Promise<string> {
  await writeFile(join(repository, 'page.txt'), text);
  await git('add', '.');
  await git('commit', '--quiet', '--message', text);
  return git('rev-parse', 'HEAD');
}

test('the files of an earlier commit are written once', async () => {
  await git('init', '--quiet');
  const earlier = await commitText('earlier');
  await commitText('later');
  const folder = join(root, 'extracted/source');
  await extractCommit(repository, earlier, folder);
  const page = join(folder, 'page.txt');
  expect(await readFile(page, 'utf8')).toBe('earlier');
  await writeFile(page, 'kept');
  await extractCommit(repository, earlier, folder);
  expect(await readFile(page, 'utf8')).toBe('kept');
});

test('a checkout without the commit is refused, by name', async () => {
  const commit = '0123456789abcdef0123456789abcdef01234567';
  const folder = join(root, 'extracted');
  const refusal = `This checkout lacks commit ${commit}`;
  await expect(extractCommit(repository, commit, folder)).rejects.toThrow(refusal);
  await git('init', '--quiet');
  await commitText('only');
  await expect(extractCommit(repository, commit, folder)).rejects.toThrow(refusal);
  // Nor does a second run take what the first one left for the release.
  await expect(extractCommit(repository, commit, folder)).rejects.toThrow(refusal);
});
