import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runProgram } from '@leeszaal/remote-kit/check';
import { createRemote } from '@leeszaal/remote-kit/create';
import { freePort } from '@leeszaal/test-support';
import { execa } from 'execa';
import { checkTypes } from '../check/check-types.ts';
import { packageFolder, repositoryRoot } from '../packages.ts';
import { launchChromium } from '../remote-loading/testing/launch-chromium.ts';
import { firstMatch } from './testing/first-match.ts';

const leeszaal = packageFolder('remote-kit/src/command/leeszaal.ts');

let parent: string;
let folder: string;
let port: number;

// In the repository, so that its packages are those of a remote of the workspace.
beforeAll(async () => {
  const cache = join(repositoryRoot, '.cache');
  await mkdir(cache, { recursive: true });
  parent = await mkdtemp(join(cache, 'template-'));
  folder = join(parent, 'events');
  port = await freePort();
  const packageName = 'events';
  await createRemote({ name: 'events', folder, packageName, kitVersion: 'workspace:*', port });
  await symlink(packageFolder('remote-shop/node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rm(parent, { recursive: true }));

test('the types of a new remote are right', async () => {
  expect(await checkTypes([folder])).toEqual({ passed: true, complaints: '' });
});

test('the tests of a new remote pass', async () => {
  const { passed, complaints } = await runProgram(folder, process.execPath, [leeszaal, 'test']);
  expect(passed ? '' : complaints).toBe('');
});

test('its development server shows a new remote alone', async () => {
  const server = execa(process.execPath, [leeszaal, 'dev'], { cwd: folder, reject: false });
  const browser = await launchChromium();
  try {
    // It prints its address when it listens.
    await once(server.stdout, 'data');
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/events`);
    await page.getByRole('heading', { name: 'Welcome to Library One' }).waitFor();
  } finally {
    await browser.close();
    server.kill();
    await server;
  }
});

test('its development server gives a new remote to the portal that it is for, by links that work once', async () => {
  const portal = createServer((_, response) => {
    response.end(JSON.stringify({ takesLocalRemotes: true }));
  });
  const origin = `http://localhost:${await freePort()}`;
  await new Promise<void>((resolve) => void portal.listen(new URL(origin).port, resolve));
  const parameters = [leeszaal, 'dev', '--portal', origin];
  const server = execa(process.execPath, parameters, { cwd: folder, reject: false });
  try {
    const link = new URL(await firstMatch(server.stdout, /http:\S+\/events#local-remote=\S+/));
    const code = new URLSearchParams(link.hash).get('code');
    expect(link.origin).toBe(origin);
    const get = (path: string): Promise<Response> => fetch(`http://localhost:${port}${path}`);
    const described = await get(`/local-remote.json?code=${code}`);
    expect(await described.json()).toMatchObject({
      name: 'events',
      routes: [{ path: '/events', minimumRole: 'none' }],
    });
    expect((await get(`/local-remote.json?code=${code}`)).status).toBe(403);
    expect((await get('/local-remote.json')).status).toBe(200);
    const entry = await get('/remoteEntry.js');
    expect(entry.status).toBe(200);
    expect(entry.headers.get('access-control-allow-origin')).toBe(origin);
    expect(await entry.text()).toContain('events');
  } finally {
    server.kill();
    await server;
    portal.close();
  }
});
