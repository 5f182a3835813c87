import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compile, copiedFolders, readRemoteConfig } from '@leeszaal/remote-kit/webpack';
import { packageFolder } from '../../packages.ts';
import { remoteFolder } from '../../webpack/remote-package.ts';
import { buildFaults } from '../build-embed.ts';
import { writeDeclarations } from './declarations.ts';
import { hiddenImports } from './hidden-imports.ts';
import { moduleConfig } from './module-config.ts';

/**
 * Builds the embedded reader as a module into `lib/` of its package, with its declarations and the licences of what
 * is in it.
 *
 * @throws with the errors of webpack or of the compiler, or what is wrong with the build
 */
export async function buildModule(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const lib = join(packageFolder('reader-embed'), 'lib');
  await rm(lib, { recursive: true, force: true });
  const warnings = await compile(moduleConfig({ mode: 'production', outputPath: lib }));
  if (warnings !== '') throw new Error(warnings);
  const faults = await buildFaults(lib);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await removeWorkFiles(lib);
  await checkImports(lib);
  await copyDataLicences(join(lib, 'licenses'));
  await writeDeclarations(join(lib, 'index.d.ts'));
}

/** @throws when a script has an import that another bundler cannot follow */
async function checkImports(lib: string): Promise<void> {
  const scripts = (await readdir(lib)).filter((file) => file.endsWith('.js'));
  for (const script of scripts) {
    const hidden = hiddenImports(await readFile(join(lib, script), 'utf8'));
    if (hidden.length > 0) throw new Error(`${script} hides imports: ${hidden.join(' ')}`);
  }
}

/** Source maps, and what only the build reads. */
async function removeWorkFiles(lib: string): Promise<void> {
  for (const file of await readdir(lib)) {
    if (file.endsWith('.map') || file.endsWith('.json')) await rm(join(lib, file));
  }
}

/** pdf.js's fonts, character maps and decoders have licences of their own. */
async function copyDataLicences(target: string): Promise<void> {
  const reader = remoteFolder('reader');
  for (const [folder, place] of copiedFolders(reader, readRemoteConfig(reader))) {
    const files = (await readdir(folder)).filter((name) => name.startsWith('LICENSE'));
    await mkdir(join(target, place), { recursive: true });
    for (const file of files) await cp(join(folder, file), join(target, place, file));
  }
}
