import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runChild } from '../../bootstrap/run-child.mjs';
import { repositoryRoot } from '../packages.ts';
import { chosenChromium, findChromium, findShell, SHELL } from './find-browsers.ts';

/** The browsers of the tests, as paths of programs. */
export interface Browsers {
  /** The full browser, for features that the other one lacks. */
  readonly chromium: string;
  /** The browser without windows if there is one: it takes a fifth less time. */
  readonly quick: string;
}

/**
 * Finds the browsers that `CHROMIUM_PATH` and `QUICK_CHROMIUM_PATH` name, else installed ones.
 * Without any it installs one: the package of the system if it may, else Playwright's own. In
 * continuous integration it also installs the quick one.
 *
 * @returns null when there is none to be had
 */
export async function ensureBrowsers(): Promise<Browsers | null> {
  const chosen = chosenChromium();
  if (chosen !== null) {
    return { chromium: chosen, quick: process.env['QUICK_CHROMIUM_PATH'] || chosen };
  }
  const isLacking = findChromium() === null;
  const isWelcome = isLacking || Boolean(process.env['CI']);
  const packages = [
    ...(isLacking ? ['chromium'] : []),
    ...(isWelcome && findShell() === null ? [SHELL] : []),
  ];
  if (packages.length > 0) await install(packages);
  const chromium = findChromium();
  return chromium === null ? null : { chromium, quick: findShell() ?? chromium };
}

/** Like {@link ensureBrowsers}. @throws when there is none to be had */
export async function requireBrowsers(): Promise<Browsers> {
  const browsers = await ensureBrowsers();
  if (browsers !== null) return browsers;
  throw new Error('There is no Chromium and none can be installed: set CHROMIUM_PATH.');
}

/** The environment variables that name the browsers to the journeys. */
export function browserVariables({ chromium, quick }: Browsers): Record<string, string> {
  return { CHROMIUM_PATH: chromium, QUICK_CHROMIUM_PATH: quick };
}

async function install(packages: readonly string[]): Promise<void> {
  console.log('Installing Chromium …');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && (await run('apt-get', 'update'))) {
    // One by one: not every system has each of them.
    for (const name of packages) await run('apt-get', ...APT_INSTALL, name);
  }
  if (findChromium() === null)
    await run(process.execPath, playwrightProgram(), 'install', 'chromium');
}

const APT_INSTALL = ['install', '--yes', '--no-install-recommends'];

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
