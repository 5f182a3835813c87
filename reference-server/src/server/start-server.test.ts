import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readServerConfig } from '../config/server-config.ts';
import { openFileStore } from '../import/storing/file-store.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { registryLayout } from '../registry/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres/create-test-database.ts';
import { makeTrust } from '../testing/test-trust.ts';
import type { Seed } from './seed-when-empty.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { startupLine } from './startup-error.ts';

jest.setTimeout(120_000);

describe('startServer', () => {
  let folder: string;
  const running: { close(): Promise<void> | void }[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'leeszaal-start-'));
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((each) => each.close()));
    await rm(folder, { recursive: true, force: true });
  });

  async function start(
    environment: Record<string, string> = {},
    seed?: Seed,
  ): Promise<RunningServer> {
    const config = readServerConfig({
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...environment,
    });
    const server = await startServer({ config, ...(seed !== undefined && { seed }) });
    running.push(server);
    return server;
  }

  const lineOf = async (environment: Record<string, string>): Promise<string | undefined> => {
    try {
      await start(environment);
    } catch (error) {
      return startupLine(error);
    }
    return 'started';
  };

  async function occupy(): Promise<number> {
    const other: Server = createServer();
    await new Promise<void>((resolve) => other.listen({ port: 0, host: '127.0.0.1' }, resolve));
    running.push({ close: () => void other.close() });
    const address = other.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  it('answers at its address, shares its folder with no other server, and lets go of everything when closed', async () => {
    const server = await start();
    const answer = await fetch(`${server.url}/healthz`);
    expect(await answer.json()).toEqual({ status: 'ok' });
    expect(await lineOf({})).toBe(`Another process is using the data folder ${folder}.`);
    await running.pop()?.close();
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    const again = await start();
    expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
  });

  it('keeps its folder to the account that it runs as, whatever the umask, and mends what others could read', async () => {
    const loose = (name: string) => join(folder, name);
    await mkdir(loose('files'), { mode: 0o755 });
    await mkdir(loose('outbox'));
    await writeFile(loose('files/old'), 'a book', { mode: 0o666 });
    await writeFile(loose('outbox/old.eml'), 'a mail', { mode: 0o644 });
    await writeFile(loose('another’s'), '', { mode: 0o644 });
    await chmod(loose('another’s'), 0o644);
    await symlink(loose('another’s'), loose('files/link'));
    for (const name of ['.', 'files', 'outbox']) await chmod(loose(name), 0o777);
    const before = process.umask(0);
    try {
      await start();
      const incoming = await (await openFileStore(folder)).receive(Readable.from(['a new book']));
      await incoming.keep();
      const { mail } = readServerConfig({});
      await createMailer({ dataDir: folder, mail }).send({
        to: 'library@example.org',
        subject: 'A request',
        text: 'Whom it is from',
      });
    } finally {
      process.umask(before);
    }
    const modes = new Map<string, string>();
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isSymbolicLink()) continue;
      const path = join(entry.parentPath, entry.name);
      const mode = ((await stat(path)).mode & 0o777).toString(8);
      if (mode !== (entry.isDirectory() ? '700' : '600')) modes.set(path, mode);
    }
    expect([...modes]).toEqual([[loose('another’s'), '644']]);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('says in one line what it cannot start with', async () => {
    const port = await occupy();
    expect(await lineOf({ PORT: String(port) })).toContain(`Port ${port} is in use`);
    expect(await lineOf({ PORT: 'http' })).toBe('PORT is "http", but should be a port number.');
    await writeFile(join(folder, 'file'), '');
    const file = join(folder, 'file');
    expect(await lineOf({ DATA_DIR: file })).toContain(`${file} is not writable`);
    expect(await lineOf({ DATA_DIR: '/proc/leeszaal' })).toContain('is not writable');
    expect(await lineOf({ DATABASE_URL: 'postgres://127.0.0.1:1/x' })).toContain(
      'could not be reached',
    );
    expect(await lineOf({ DATABASE_URL: 'mysql://x' })).toContain('postgres://');
    expect(await lineOf({ LOAN_SECONDS: '0' })).toContain('LOAN_SECONDS');
  });

  const seedOne: Seed = async ({ database }) => {
    await database.query("insert into clients (ref, name) values ('one', 'One')", []);
  };

  // Creating a database is fast there.
  describe('on PostgreSQL', () => {
    let postgres: TestDatabase;
    beforeEach(async () => {
      postgres = await createTestDatabase();
    });
    afterEach(async () => {
      await Promise.all(running.splice(0).map((each) => each.close()));
      await postgres.drop();
    });
    const seeds = async (seed?: Seed, environment: Record<string, string> = {}) =>
      (await start({ DATABASE_URL: postgres.url, ...environment }, seed)).seeded;

    it('starts with no chain of roots but one that a portal opens with', async () => {
      const file = join(folder, 'root.json');
      const line = () => lineOf({ DIST_DIR: folder, DATABASE_URL: postgres.url });
      for (const wrong of ['{}', '[{"payload":"AAAA","signatures":[]}]', 'none', '']) {
        await writeFile(file, wrong);
        expect(await line()).toBe(`${file} is no chain of roots. Restore it from your copy.`);
      }
      await rm(file);
      await makeTrust(registryLayout(folder), ['notices']);
      expect(await line()).toBe('started');
    });

    it('fills an empty library once with a seed', async () => {
      expect(await seeds(seedOne)).toBe(true);
      expect(await seeds(seedOne)).toBe(false);
    });

    it('fills nothing without a seed', async () => {
      expect(await seeds()).toBe(false);
    });

    it('seeds again where a start was stopped half-way', async () => {
      const interrupted: Seed = async (library) => {
        await seedOne(library);
        throw new Error('the power went');
      };
      await expect(seeds(interrupted)).rejects.toThrow('the power went');
      expect(await seeds(seedOne)).toBe(true);
    });

    it('lets one of several processes seed that start together', async () => {
      const other = join(folder, 'other');
      const seeded = await Promise.all([seeds(seedOne), seeds(seedOne, { DATA_DIR: other })]);
      expect(seeded.sort()).toEqual([false, true]);
    });
  });
});
