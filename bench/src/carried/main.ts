import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { moduleSizes } from '@leeszaal/remote-kit/build';
import { compile, remoteConfig, remoteName } from '@leeszaal/remote-kit/webpack';
import { packageTable } from './package-table.ts';

/*
 * `pnpm bench:carried`: builds each remote into a temporary folder and prints how many KB of gzip each package has in
 * each of them, and what the remotes carry of modules that another one carries too: all copies but the largest one.
 */
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
const row = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);

const root = resolve(import.meta.dirname, '../../..');
const folders = globSync('*/remote.config.json', { cwd: root })
  .map((file) => join(root, dirname(file)))
  .sort();
const names = folders.map(remoteName);
const built = await mkdtemp(join(tmpdir(), 'leeszaal-carried-'));
try {
  const remotes: Map<string, number>[] = [];
  for (const folder of folders) {
    const name = remoteName(folder);
    const outputPath = join(built, name);
    await compile(remoteConfig({ name, folder, outputPath, mode: 'production', version: 'x' }));
    remotes.push(await moduleSizes(outputPath));
  }
  const packages = packageTable(remotes);
  row(['Package, KB of gzip', ...names, 'Carried again']);
  row(['---', ...names.map(() => '---'), '---']);
  for (const { name, sizes, again } of packages) row([name, ...[...sizes, again].map(kilobytes)]);
  const again = packages.reduce((sum, each) => sum + each.again, 0);
  row(['**All**', ...names.map(() => ''), `**${kilobytes(again)}**`]);
} finally {
  await rm(built, { recursive: true });
}
