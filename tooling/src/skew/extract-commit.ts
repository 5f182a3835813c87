import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { execa } from 'execa';

/**
 * Writes the files of a commit into a folder, unless the folder exists.
 *
 * @param repository a git repository that has the commit
 * @throws when the repository lacks the commit
 */
export async function extractCommit(
  repository: string,
  commit: string,
  folder: string,
): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}-draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const archive = `${draft}.tar`;
  const taken = ['archive', '--output', archive, commit];
  await execa('git', taken, { cwd: repository }).catch((error: Error) => {
    throw new Error(`${missing(commit)}\n${error.message}`);
  });
  await execa('tar', ['--extract', '--file', archive, '--directory', draft]);
  await rm(archive);
  // Last: an interrupted extraction starts again.
  await rename(draft, folder);
}

const missing = (commit: string): string =>
  `This checkout lacks commit ${commit}, the previous release. \
Fetch it with “git fetch --unshallow”; a copy of the sources without git cannot compare releases.`;
