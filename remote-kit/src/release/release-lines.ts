import { basename } from 'node:path';
import { type RegisteredRemote, type Registry, shown } from '@leeszaal/shared-contracts/registry';
import { kilobytes } from './kilobytes.ts';

const brief = (text: string): string => shown(text, 60);

function linesOf(name: string, { active, previous, since, routes }: RegisteredRemote): string[] {
  const size = active.files.reduce((sum, file) => sum + file.size, 0);
  const before = previous && `${basename(previous.folder)}, version ${brief(previous.version)}`;
  return [
    name,
    `  live      ${basename(active.folder)}, version ${brief(active.version)}`,
    `  since     ${since ?? 'unknown'}`,
    `  contract  ${active.contract}`,
    `  size      ${kilobytes(size)} KB in ${active.files.length} files that may run`,
    `  routes    ${routes.map(({ path }) => brief(path)).join(' ')}`,
    `  previous  ${before ?? 'none'}`,
  ];
}

/** The active release of each remote, for people. */
export function releaseLines({ sequence, expires, remotes }: Registry): string[] {
  const names = Object.keys(remotes).sort();
  return [
    `Registry ${sequence}, valid until ${expires}`,
    ...names.flatMap((name) => {
      const remote = remotes[name];
      return remote === undefined ? [] : ['', ...linesOf(name, remote)];
    }),
  ];
}
