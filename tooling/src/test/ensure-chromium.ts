import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runChild } from '../../bootstrap/run-child.mjs';
import { repositoryRoot } from '../packages.ts';
import { findChromium } from './find-chromium.ts';

/**
 * Finds a Chromium, or installs one: the system's when we may, else Playwright's own.
 *
 * @returns the program's path, null when there is none to be had
 */
export async function ensureChromium(): Promise<string | null> {
  const found = findChromium();
  if (found !== null) return found;
  console.log('Installing Chromium …');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && (await run('apt-get', 'update')) && (await run('apt-get', ...debianChromium))) {
    return findChromium();
  }
  await run(process.execPath, playwrightProgram(), 'install', 'chromium');
  return findChromium();
}

const debianChromium = ['install', '--yes', '--no-install-recommends', 'chromium'];

function playwrightProgram(): string {
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  return join(dirname(manifest), 'cli.js');
}

async function run(program: string, ...parameters: string[]): Promise<boolean> {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return (await runChild(program, parameters, { cwd: repositoryRoot, env })) === 0;
  } catch {
    // The program isn't there.
    return false;
  }
}
