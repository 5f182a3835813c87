import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './refusal.mjs';

/** The messages of npm and pnpm when there is no way to the registry. */
const noNetwork =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|getaddrinfo|dns error|error sending request|network (timeout|request)/i;

const installSettings = {
  // Without a person to ask, pnpm replaces a folder of another layout instead of asking.
  CI: 'true',
  npm_config_update_notifier: 'false',
  // A missing network is told within seconds.
  npm_config_fetch_retries: '2',
  npm_config_fetch_retry_mintimeout: '500',
  npm_config_fetch_retry_maxtimeout: '2000',
  pnpm_config_fetch_retry_mintimeout: '500',
  pnpm_config_fetch_retry_maxtimeout: '2000',
  // The lockfile has a hash of every package, so a package's age in the registry does not matter.
  pnpm_config_minimum_release_age: '0',
};

/**
 * Installs the packages exactly as the lockfile has them, unless that was done since the lockfile
 * or a package.json last changed.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 * @throws {Refusal} when it fails
 */
export async function installPackages(root, environment) {
  const stamp = join(root, 'node_modules/.leeszaal-installed');
  const wanted = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the packages …');
  rmSync(stamp, { force: true });
  const { code, output } = await run(
    'npx',
    ['--yes', packageManager(root), 'install', '--frozen-lockfile'],
    { cwd: root, env: { ...environment, ...installSettings } },
  );
  if (code !== 0) throw new Refusal(noNetwork.test(output) ? unreachable : `${output}\n${failed}`);
  writeFileSync(stamp, wanted);
}

const unreachable =
  'The packages have to be fetched once, and the package registry cannot be reached: check the network and try again.';
const failed = 'The packages could not be installed.';

/**
 * The package manager with its version, from the one place that names it.
 *
 * @param {string} root
 * @returns {string} `pnpm@12.21.0`
 */
function packageManager(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
}

/**
 * A hash of all that decides what is installed.
 *
 * @param {string} root
 * @returns {string}
 */
function fingerprint(root) {
  const manifests = readdirSync(root).map((name) => join(name, 'package.json'));
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * Runs a program to its end and keeps what it says.
 *
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function run(program, parameters, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const pieces = [];
    child.stdout.on('data', (piece) => pieces.push(piece));
    child.stderr.on('data', (piece) => pieces.push(piece));
    child.once('error', () =>
      reject(new Refusal(`${program} is not installed; it comes with npm.`)),
    );
    child.once('close', (code) =>
      resolve({ code, output: Buffer.concat(pieces).toString().trim() }),
    );
  });
}
