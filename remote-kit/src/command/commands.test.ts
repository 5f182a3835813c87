import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execa } from 'execa';

const program = fileURLToPath(new URL('./leeszaal.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-command-'));
  await writeFile(join(folder, 'package.json'), '{ "name": "notices" }');
  await writeFile(join(folder, 'remote.config.json'), '{}');
});
afterEach(() => rm(folder, { recursive: true }));

/** The output of a command, in the folder of a remote with that name only. */
async function printed(...parameters: string[]): Promise<string> {
  const { all } = await execa(process.execPath, [program, ...parameters], {
    cwd: folder,
    env: { LEESZAAL_KEYS: join(folder, 'keys'), LEESZAAL_TOKEN: '' },
    all: true,
    reject: false,
  });
  return all;
}

test('key prints the public half only', async () => {
  const text = await printed('key');
  const { d, ...publicHalf } = JSON.parse(
    await readFile(join(folder, 'keys/notices.json'), 'utf8'),
  );
  expect(JSON.parse(text)).toEqual(publicHalf);
  expect(text).not.toContain(d);
});

test('publish asks for a token before it checks the remote', async () => {
  await printed('key');
  const text = await printed('publish', '--to', 'http://localhost:1');
  expect(text).toMatch(/^Set LEESZAAL_TOKEN to the token [^\n]+$/);
});

test('dev refuses a portal in production before it builds anything', async () => {
  await writeFile(join(folder, 'remote.config.json'), '{ "routes": [], "port": 4299 }');
  const dev = (address: string): Promise<string> => printed('dev', '--portal', address);
  expect(await dev('library.example')).toBe('Say which portal: --portal http://localhost:4200.');
  expect(await dev('http://localhost:1')).toContain('http://localhost:1 cannot be reached: ');
  // Some portals answer every address with their page.
  for (const [status, text] of [
    [404, '{"error":"not found"}'],
    [200, '<!doctype html>'],
    [200, '{}'],
  ] as const) {
    const portal = createServer((_, response) => response.writeHead(status).end(text));
    await new Promise<void>((resolve) => void portal.listen(0, 'localhost', resolve));
    const origin = `http://localhost:${(portal.address() as AddressInfo).port}`;
    expect(await dev(origin)).toContain(`${origin} takes no local remotes, because its host is`);
    portal.close();
  }
});

test.each(['check', 'messages', 'test'])('%s asks for the folder of a remote', async (command) => {
  await rm(join(folder, 'remote.config.json'));
  expect(await printed(command)).toBe(
    `${folder} has no remote.config.json. Use the folder of a remote.`,
  );
});
