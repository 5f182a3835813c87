import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { memoryFolder } from './memory-folder.ts';
import { type Account, postgresAccount } from './postgres-account.ts';
import { reachableInstallation } from './reachable-installation.ts';
import { plainEnvironment, runProgram } from './run-program.ts';

/** A PostgreSQL for the time of the tests. */
export interface RunningPostgres {
  /** Address of a database from which others can be created. */
  readonly url: string;
  /** Stops it and, unless a folder was given, removes its data. */
  stop(): Promise<void>;
}

/** Options of a PostgreSQL. */
export interface PostgresOptions {
  /** Folder of its data, which remains; a temporary one by default. */
  readonly folder?: string;
  /**
   * Whether a temporary folder is in memory where there is room. Each test has databases of its own, and a disk
   * creates and removes their files in four times the time.
   */
  readonly isInMemory?: boolean;
  /** Additional settings. */
  readonly settings?: Readonly<Record<string, string>>;
}

const superuser = 'leeszaal';

/** Keeps the log of changes small, of which memory would hold a gigabyte. */
const SMALL_LOG = { max_wal_size: '256MB' } as const;

/**
 * Starts a PostgreSQL, new and empty unless a folder is given that has one. It listens on a socket in
 * its folder, hence needs neither a port nor a password; and it doesn't wait for the disk, since what
 * it keeps can be made again.
 *
 * @param installation a folder with `bin/initdb` and `bin/postgres`
 */
export async function startPostgres(
  installation: string,
  options: PostgresOptions = {},
): Promise<RunningPostgres> {
  const account = await postgresAccount();
  const { isInMemory = false, settings } = options;
  const home = isInMemory ? await memoryFolder() : tmpdir();
  const folder = options.folder ?? (await mkdtemp(join(home, 'leeszaal-pg-')));
  // Programs do not run from a file system in memory that forbids it.
  const copyTo = options.folder
    ? join(folder, 'installation')
    : join(tmpdir(), `${basename(folder)}-installation`);
  const remove = async () => {
    if (options.folder !== undefined) return;
    await rm(folder, { recursive: true, force: true });
    await rm(copyTo, { recursive: true, force: true });
  };
  try {
    const programs = join(await reachableInstallation(installation, account, copyTo), 'bin');
    const server = await startIn(folder, programs, account, {
      ...(isInMemory ? SMALL_LOG : {}),
      ...settings,
    });
    const stop = async () => {
      server.kill();
      await server.ended;
      await remove();
    };
    return { url: addressOf(folder), stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Not the process itself: a promise that resolves to it would wait for its end. */
interface PostgresProcess {
  kill(): void;
  readonly ended: Promise<void>;
}

async function startIn(
  folder: string,
  programs: string,
  account: Account | null,
  more: PostgresOptions['settings'],
): Promise<PostgresProcess> {
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(data, programs, account);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: data,
    max_connections: '200',
    fsync: 'off',
    full_page_writes: 'off',
    lc_messages: 'C',
    ...more,
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = run(join(programs, 'postgres'), ['-D', data, ...parameters], account);
  await ready(server);
  return { kill: () => void server.kill(), ended: server.then(() => undefined) };
}

/** Ends with this process too: SIGINT disconnects the clients, where SIGTERM would wait for them. */
const run = (program: string, parameters: readonly string[], account: Account | null) =>
  execa(program, parameters, {
    ...account,
    cwd: '/',
    env: plainEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
    buffer: false,
    reject: false,
    killSignal: 'SIGINT',
    forceKillAfterDelay: false,
  });

async function initialise(data: string, programs: string, account: Account | null): Promise<void> {
  await mkdir(data, { mode: 0o700 });
  if (account !== null) await chown(data, account.uid, account.gid);
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  await runProgram(
    join(programs, 'initdb'),
    [
      `--pgdata=${data}`,
      `--username=${superuser}`,
      `--locale=${locale}`,
      '--encoding=UTF8',
      '--auth=trust',
      '--no-sync',
    ],
    account,
  );
}

/** Waits until the server accepts connections, and keeps reading its output. */
async function ready(server: ReturnType<typeof run>): Promise<void> {
  const said: string[] = [];
  const lines = createInterface({ input: server.stderr });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    void server.then(() => reject(new Error(`PostgreSQL did not start: ${said.join('\n')}`)));
  });
  lines.removeAllListeners('line').resume();
}

function addressOf(folder: string): string {
  const socket = encodeURIComponent(join(folder, 'data'));
  return `postgres://${superuser}@localhost/postgres?host=${socket}`;
}
