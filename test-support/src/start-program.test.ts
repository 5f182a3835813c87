import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from './free-port.ts';
import { startProgram } from './start-program.ts';

const SERVER = `
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  response.end('answer');
  if (request.url !== '/end') return;
  console.error('first\\nlast words');
  setImmediate(() => process.exit(3));
});
console.log('starting');
server.listen(Number(process.env.PORT), '127.0.0.1', () =>
  console.log(\`the server is at http://127.0.0.1:\${process.env.PORT}\`));
process.on('SIGTERM', () => { console.log('bye'); process.exit(0); });
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-program-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function script(source: string): Promise<URL> {
  const path = join(folder, 'server.mjs');
  await writeFile(path, source);
  return pathToFileURL(path);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('resolves to the printed address, and stops by SIGTERM', async () => {
  const logFile = join(folder, 'server.log');
  const environment = { PORT: String(await freePort()) };
  const program = await startProgram(await script(SERVER), { environment, logFile });
  expect(program.url).toBe(`http://127.0.0.1:${environment.PORT}`);
  expect(await (await fetch(program.url)).text()).toBe('answer');
  await program.stop();
  await expect(fetch(program.url)).rejects.toThrow();
  expect((await readFile(logFile, 'utf8')).split('\n')).toEqual([
    'starting',
    `the server is at ${program.url}`,
    'bye',
    '',
  ]);
});

test('kills a program that does not stop, and rejects', async () => {
  const environment = { PORT: String(await freePort()) };
  const stubborn = SERVER.replace(/process\.on\('SIGTERM'.*/, "process.on('SIGTERM', () => {});");
  const program = await startProgram(await script(stubborn), { environment, stopLimit: 100 });
  await expect(program.stop()).rejects.toThrow('did not end within 100 ms');
  expect(isRunning(program.pid)).toBe(false);
});

test('rejects when the program ends before it prints an address', async () => {
  const ended = startProgram(await script("console.log('nothing')"));
  await expect(ended).rejects.toThrow('before it printed its address');
});

test('reports a program that ended by itself when it is stopped', async () => {
  const environment = { PORT: String(await freePort()) };
  const program = await startProgram(await script(SERVER), { environment });
  await fetch(`${program.url}/end`).catch(() => undefined);
  while (isRunning(program.pid)) await setTimeout(10);
  await expect(program.stop()).rejects.toThrow(
    `${program.url} ended by itself (code 3).\nfirst\nlast words`,
  );
});
