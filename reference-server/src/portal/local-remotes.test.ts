import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { INTEGRITY_POLICY, LOCAL_REMOTES_FILE } from '@leeszaal/shared-contracts/registry';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let distDir: string;
let server: TestServer;

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'leeszaal-local-'));
  await mkdir(join(distDir, 'host'));
  await writeFile(join(distDir, 'host/index.html'), '<!doctype html>');
  server = await createTestServer({ config: { distDir } });
});
afterAll(async () => {
  await server.close();
  await rm(distDir, { recursive: true });
});

/** The policies of the page. */
async function policies(): Promise<{ readonly content: string; readonly integrity: unknown }> {
  const { headers } = await server.call('GET', '/');
  return {
    content: String(headers['content-security-policy']),
    integrity: headers['integrity-policy'],
  };
}

it('allows nothing of a local remote in a portal whose host is built for production', async () => {
  const { content, integrity } = await policies();
  expect(content).not.toContain('localhost');
  expect(content).not.toContain('*');
  expect(integrity).toBe(INTEGRITY_POLICY);
  expect((await server.call('GET', `/${LOCAL_REMOTES_FILE}`)).statusCode).toBe(404);
});

it('allows the development servers of a browser’s own machine when the host takes local remotes', async () => {
  const file = join(distDir, 'host', LOCAL_REMOTES_FILE);
  await writeFile(file, '{"takesLocalRemotes":true}');
  const local = 'http://localhost:* ws://localhost:*';
  const { content, integrity } = await policies();
  expect(content).toContain(`script-src 'self' 'wasm-unsafe-eval' ${local};`);
  expect(content).toContain(`style-src 'self' ${local};`);
  expect(content).toContain(`connect-src 'self' ${local};`);
  expect(content).toContain("trusted-types * 'allow-duplicates'");
  expect(content).toContain("require-trusted-types-for 'script'");
  expect(content).toContain("default-src 'none'");
  expect(integrity).toBe('blocked-destinations=()');
  await rm(file);
  expect((await policies()).integrity).toBe(INTEGRITY_POLICY);
});
