import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readRoots } from '@leeszaal/reference-server/registry';
import { compile } from '@leeszaal/remote-kit/webpack';
import { pinRoot } from '@leeszaal/shared-contracts/registry';
import { freePort, type RunningProgram, startProgram } from '@leeszaal/test-support';
import { execa } from 'execa';
import type { Browser, Page } from 'playwright';
import { buildStale } from '../build/build-stale.ts';
import { distLayout } from '../dist-layout.ts';
import { libraries } from '../library/libraries.ts';
import { packLibrary } from '../library/testing/pack-library.ts';
import { packageFolder } from '../packages.ts';
import { copyDist } from '../release-target/testing/copy-dist.ts';
import { launchChromium } from '../remote-loading/testing/launch-chromium.ts';
import { hostConfig } from '../webpack/host-config.ts';
import { firstMatch } from './testing/first-match.ts';
import { type NpmRegistry, startNpmRegistry } from './testing/start-npm-registry.ts';

/*
 * A team without this repository: it installs the packages from npm, makes a remote, checks and publishes it to a
 * portal that runs, and rolls it back. Then it does so with the reader's own source.
 */
const LIMIT = 1_200_000;

let root: string;
let registry: NpmRegistry;
let portal: RunningProgram;
let browser: Browser;
let environment: Record<string, string>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'leeszaal-outside-'));
  const folder = async (name: string): Promise<string> => {
    await mkdir(join(root, name));
    return join(root, name);
  };
  registry = await startNpmRegistry(await folder('npm'));
  const packed = await folder('packed');
  // In this order: each takes the declarations of those before it.
  for (const name of libraries) await registry.publish(await packLibrary(name, packed));
  await buildStale();
  const dist = join(root, 'dist');
  await copyDist(dist);
  environment = { DATA_DIR: await folder('data'), DIST_DIR: dist };
  portal = await startPortal(environment, 'server.log');
  browser = await launchChromium();
}, LIMIT);

const startPortal = async (variables: object, log: string): Promise<RunningProgram> =>
  startProgram(new URL('../../../demo-library/src/main.ts', import.meta.url), {
    environment: { ...variables, PORT: String(await freePort()), LOG_LEVEL: 'warn' },
    logFile: join(root, log),
  });

afterAll(async () => {
  await browser?.close();
  await portal?.stop();
  await registry?.stop();
  await rm(root, { recursive: true, force: true });
});

/** Jest's own mode is not the team's. */
const { NODE_ENV: _, NODE_OPTIONS: __, PATH, ...ownEnvironment } = process.env;

/** The options of a program of the team, which runs with this Node, and has no package from a former run. */
const options = (folder: string) =>
  ({
    cwd: folder,
    env: {
      ...ownEnvironment,
      LEESZAAL_KEYS: join(root, 'team-keys'),
      LEESZAAL_TOKEN: tokens.get(folder) ?? '',
      npm_config_cache: join(root, 'npm-cache'),
      PATH: [dirname(process.execPath), PATH].join(delimiter),
    },
    extendEnv: false,
    all: true,
    reject: false,
  }) as const;

/** Runs a program of the team; says what it printed, without npm's warnings. */
async function run(folder: string, program: string, ...parameters: string[]): Promise<string> {
  const { all, failed, stdout } = await execa(program, parameters, options(folder));
  if (failed) throw new Error(`${program} ${parameters.join(' ')}\n${all}`);
  return stdout;
}

const leeszaal = (folder: string, ...parameters: string[]): Promise<string> =>
  run(folder, 'npx', 'leeszaal', ...parameters);

/** The team's token, by the folder of its remote. */
const tokens = new Map<string, string>();

/** The operator makes a token, in the running server. */
async function giveToken(folder: string, remote: string): Promise<void> {
  const command = join(packageFolder('reference-server'), 'src/release-token-cli.ts');
  const { stdout } = await execa(process.execPath, [command, 'make', remote], { env: environment });
  tokens.set(folder, stdout.trim().split('\n').at(-1) ?? '');
}

/** The operator signs a root that names the team's key. The root's own key lies on another machine. */
async function nameKey(remote: string, publicKey: string): Promise<void> {
  const file = join(root, `${remote}.public.json`);
  await writeFile(file, publicKey);
  const command = join(packageFolder('tooling'), 'src/keys.ts');
  const keys = { LEESZAAL_KEYS: distLayout().keyFolder };
  await execa(process.execPath, [command, 'add', remote, file], {
    env: { ...environment, ...keys },
  });
}

/**
 * Opens a screen as a visitor who has chosen German.
 *
 * @param path of the portal, or the address of a screen of another one
 */
async function open(path: string): Promise<Page> {
  // The portal is a public library under this name.
  const { port } = new URL(portal.url);
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('hl-language', 'de'));
  const page = await context.newPage();
  await page.goto(new URL(path, `http://127.0.0.1:${port}`).href);
  return page;
}

/** The text of the first heading of a screen. */
async function heading(path: string): Promise<string | null> {
  const page = await open(path);
  try {
    return await page.locator('main h1').textContent();
  } finally {
    await page.context().close();
  }
}

test(
  'a team publishes a new remote from a repository of its own, and rolls it back',
  async () => {
    const repository = join(root, 'repository');
    await mkdir(repository);
    await writeFile(join(repository, '.npmrc'), registry.npmrc);
    await run(repository, 'npx', '--yes', '@leeszaal/remote-kit', 'create', 'notices');
    const folder = join(repository, 'notices');
    await cp(join(repository, '.npmrc'), join(folder, '.npmrc'));
    await run(folder, 'npm', 'install');
    await giveToken(folder, 'notices');
    await nameKey('notices', await leeszaal(folder, 'key'));
    const to = ['--to', portal.url];

    expect(await leeszaal(folder, 'check')).not.toContain('FAILED');
    await leeszaal(folder, 'build');
    expect(await leeszaal(folder, 'publish', ...to)).toContain(`on ${portal.url} (registry`);
    expect(await heading('/notices')).toMatch(/^Willkommen bei /);

    const german = join(folder, 'locales/de.po');
    const text = await readFile(german, 'utf8');
    await writeFile(german, text.replace('Willkommen bei', 'Guten Tag,'));
    const test = join(folder, 'src/remote.test.tsx');
    const tests = await readFile(test, 'utf8');
    await expect(leeszaal(folder, 'publish', ...to)).rejects.toThrow('Nothing was published.');
    await writeFile(test, tests.replace('Willkommen bei', 'Guten Tag,'));
    await leeszaal(folder, 'publish', ...to);
    expect(await heading('/notices')).toMatch(/^Guten Tag, /);

    expect(await leeszaal(folder, 'rollback', ...to)).toContain('notices is back at');
    expect(await heading('/notices')).toMatch(/^Willkommen bei /);
    const releases = await leeszaal(folder, 'releases', ...to);
    const own = releases.split('\n\n').find((lines) => lines.startsWith('notices\n'));
    expect(own).toContain('  routes    /notices');
    expect(own).toMatch(/^ {2}key {7}[\w-]{43}$/m);
  },
  LIMIT,
);

/** A portal for development, with the remotes of the other one. */
async function startDevelopmentPortal(): Promise<RunningProgram> {
  const layout = distLayout(join(root, 'development'));
  await cp(join(root, 'dist'), layout.root, { recursive: true });
  const build = { mode: 'development', takesLocalRemotes: true } as const;
  const pinned = await pinRoot(await readRoots(layout));
  await compile(hostConfig({ ...build, outputPath: layout.host, root: pinned }));
  const folders = { DATA_DIR: join(root, 'development-data'), DIST_DIR: layout.root };
  return startPortal(folders, 'development.log');
}

test(
  'a team sees its local remote in a portal for development, in its own browser only',
  async () => {
    const folder = join(root, 'repository/notices');
    const inProduction = leeszaal(folder, 'dev', '--portal', portal.url);
    await expect(inProduction).rejects.toThrow(`${portal.url} takes no local remotes`);
    const german = join(folder, 'locales/de.po');
    const text = await readFile(german, 'utf8');
    const say = (greeting: string): Promise<void> =>
      writeFile(german, text.replace(/^msgstr ".*?(?= \{)/m, `msgstr "${greeting}`));
    await say('Lokal ist');
    const config = join(folder, 'remote.config.json');
    const settings = await readFile(config, 'utf8');
    await writeFile(config, settings.replace('4201', String(await freePort())));
    const development = await startDevelopmentPortal();
    // The portal is a public library under this name.
    const address = `http://127.0.0.1:${new URL(development.url).port}`;
    const program = join(folder, 'node_modules/.bin/leeszaal');
    const server = execa(program, ['dev', '--portal', address], options(folder));
    try {
      const link = await firstMatch(server.stdout, /http:\S+\/notices#local-remote=\S+/);
      const page = await open(link);
      const greeting = page.locator('main h1');
      await page.getByText(/^notices is local, from http:\/\/localhost:\d+\.$/).waitFor();
      await page.getByRole('heading', { name: /^Lokal ist / }).waitFor();
      expect(await heading(`${address}/notices`)).toMatch(/^Willkommen bei /);

      await say('Frisch ist');
      await page.getByRole('heading', { name: /^Frisch ist / }).waitFor();
      expect(await heading(link)).toMatch(/^Willkommen bei /);

      await page.getByRole('button', { name: 'Back to the released one' }).click();
      await page.getByRole('heading', { name: /^Willkommen bei / }).waitFor();
      expect(await greeting.count()).toBe(1);
      await page.context().close();
    } finally {
      server.kill();
      await server;
      await development.stop();
      await writeFile(german, text);
      await writeFile(config, settings);
    }
  },
  LIMIT,
);

/** The libraries have one version, which the remotes of this repository do not share. */
async function libraryVersion(): Promise<string> {
  const manifest = await readFile(join(packageFolder('remote-kit'), 'package.json'), 'utf8');
  return JSON.parse(manifest).version;
}

test(
  'the reader is checked, built and published from a repository of its own',
  async () => {
    const folder = join(root, 'remote-reader');
    const source = packageFolder('remote-reader');
    // Most of its tests take minutes, and run in the workspace.
    const filter = (file: string): boolean =>
      !file.includes('.test.') || file.endsWith('/remote.test.tsx');
    for (const name of ['src', 'dev', 'locales', 'remote.config.json', 'tsconfig.json']) {
      await cp(join(source, name), join(folder, name), { recursive: true, filter });
    }
    const manifest = await readFile(join(source, 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest);
    const changed = version.replace(/\d+$/, '99');
    await writeFile(
      join(folder, 'package.json'),
      manifest
        .replaceAll('workspace:*', await libraryVersion())
        .replace(`"version": "${version}"`, `"version": "${changed}"`),
    );
    await writeFile(join(folder, '.npmrc'), registry.npmrc);
    await run(folder, 'npm', 'install');
    await giveToken(folder, 'reader');
    await nameKey('reader', await leeszaal(folder, 'key'));
    const to = ['--to', portal.url];
    await leeszaal(folder, 'build');
    const published = await leeszaal(folder, 'publish', ...to);
    const [, release] = /reader is at (\w+) on/.exec(published) ?? [];
    expect(await leeszaal(folder, 'releases', ...to)).toContain(`version ${changed}`);

    const page = await open('/pub-handbook-of-the-reading-room');
    await page.getByRole('region', { name: 'Dokument' }).waitFor();
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(scripts).toContain(`/remotes/reader/${release}/remoteEntry.js`);
    await page.context().close();
    expect(await leeszaal(folder, 'rollback', ...to)).toContain('reader is back at');
  },
  LIMIT,
);
