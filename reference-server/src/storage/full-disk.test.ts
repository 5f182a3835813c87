import { spawnSync } from 'node:child_process';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makePdf } from '@leeszaal/test-documents';
import type { RunningProgram } from '@leeszaal/test-support';
import { DatabaseError } from '../database/database-error.ts';
import type { ImportOutcome } from '../import/import-messages.ts';
import { createRemoteImporter } from '../import/importers/remote-importer.ts';
import { readServerNotice } from '../import/importers/server-notice.ts';
import { ADMINISTRATOR } from '../testing/importing-server.contract.ts';
import { startServerProgram } from '../testing/start-server-program.ts';
import { isDiskFull } from './disk-full.ts';

// Starting a server with a new database takes long on a busy machine.
jest.setTimeout(120_000);

/** Runs a program with a small file system in its data folder, which needs no privileges on Linux. */
const WITH_A_SMALL_DISK = [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  'mount -t tmpfs -o size=128m tmpfs "$DATA_DIR" && exec "$0" "$@"',
];
const KIBIBYTE = 1024;
const LOGIN = '/auth/application/leeszaal/login';

const [command = '', ...args] = WITH_A_SMALL_DISK;
const probe = spawnSync(command, [...args, 'true'], {
  env: { ...process.env, DATA_DIR: tmpdir() },
});

it('is told apart from other failures, whatever it comes in', () => {
  const noSpace = Object.assign(new Error('write'), { code: 'ENOSPC' });
  expect(isDiskFull(noSpace)).toBe(true);
  expect(isDiskFull(new Error('import failed', { cause: noSpace }))).toBe(true);
  expect(isDiskFull(new DatabaseError('could not extend file', '53100'))).toBe(true);
  expect(isDiskFull(new DatabaseError('too many connections', '53300'))).toBe(false);
  expect(isDiskFull(undefined)).toBe(false);
});

/* Where an account may mount nothing, the failures are injected in the tests beside this one alone. */
if (probe.status === 0) {
  describe('a server on a file system without space', () => {
    let folder: string;
    let server: RunningProgram;
    let bearer: Record<string, string>;
    let inside: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'leeszaal-full-'));
      const script = new URL('../testing/importing-server.ts', import.meta.url);
      const environment = { DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'silent' };
      server = await startServerProgram(script, environment, [], WITH_A_SMALL_DISK);
      // Its file system is visible only through the process.
      inside = join('/proc', String(server.pid), 'root', folder);
      bearer = { authorization: `Bearer ${await signIn()}` };
    });
    afterAll(async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    });

    async function signIn(): Promise<string> {
      const page = await fetch(`${server.url}${LOGIN}?redirect=%2F`);
      const formToken = /name="formToken" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
      const answer = await fetch(server.url + LOGIN, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: page.headers.get('set-cookie')?.split(';')[0] ?? '' },
        body: new URLSearchParams({ formToken, ...ADMINISTRATOR }),
      });
      const target = new URL(answer.headers.get('location') ?? '', server.url);
      return target.searchParams.get('accessToken') ?? '';
    }

    async function importPdf(text: string) {
      const notice = await readServerNotice(inside);
      if (!notice) throw new Error('The server left no notice.');
      const path = join(folder, 'book.pdf');
      await writeFile(path, await makePdf({ texts: [text] }));
      return createRemoteImporter(notice, undefined).importFile(path, () => undefined);
    }

    async function uploadLogo() {
      const bytes = new Uint8Array(KIBIBYTE ** 2).map((_, at) => at * at);
      bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      const body = new FormData();
      body.append('logo-file', new File([bytes], 'logo.png', { type: 'image/png' }));
      const init = { method: 'POST', headers: bearer, body };
      const answer = await fetch(`${server.url}/api/client/logo`, init);
      return { status: answer.status, told: await answer.text() };
    }

    /** Fills the file system, in ever smaller pieces. */
    async function fill() {
      for (const size of [KIBIBYTE ** 2, KIBIBYTE]) {
        for (let isFull = false; !isFull; ) {
          isFull = await appendFile(join(inside, 'ballast'), Buffer.alloc(size)).then(
            () => false,
            () => true,
          );
        }
      }
    }

    /** The address of the first page of a borrowed book. */
    async function pageOf(outcome: ImportOutcome): Promise<string> {
      if (outcome.kind !== 'stored') throw new Error('The book is not there.');
      const loan = `${server.url}/api/publications/${outcome.pubKey}/license/acquire`;
      const answer = await fetch(loan, { headers: bearer });
      const { licenseKey } = (await answer.json()) as { licenseKey: string };
      return `/api/appearances/${outcome.docKey}/1.pdf?licenseKey=${licenseKey}`;
    }

    const statusOf = async (path: string) =>
      (await fetch(server.url + path, { headers: bearer })).status;

    it('refuses what it cannot store, goes on reading, and works as soon as there is space [C8.3 R8.22]', async () => {
      const kept = await importPdf('kept');
      expect(kept).toMatchObject({ kind: 'stored', status: 'imported' });
      expect(await uploadLogo()).toMatchObject({ status: 204 });
      expect(await statusOf('/healthz')).toBe(200);
      const page = await pageOf(kept);

      await fill();
      await expect(importPdf('lost')).rejects.toThrow('no storage left');
      const refused = await uploadLogo();
      expect(refused).toEqual({ status: 507, told: expect.stringContaining('storage-full') });
      expect(await statusOf('/healthz')).toBe(503);
      expect(await statusOf('/api/client/logo')).toBe(200);
      expect(await statusOf(page)).toBe(200);

      await rm(join(inside, 'ballast'));
      expect(await importPdf('lost')).toMatchObject({ kind: 'stored', status: 'imported' });
      expect(await uploadLogo()).toMatchObject({ status: 204 });
    });
  });
}
