import { fileURLToPath } from 'node:url';
import { freePort, startProgram } from '@leeszaal/test-support';
import { execa } from 'execa';
import type { Library } from './library.ts';

/** A server on a generated library. */
export interface LibraryServer extends AsyncDisposable {
  readonly url: string;
  /** A user's access token. */
  readonly token: string;
  /** Milliseconds from its start to its first response. */
  readonly started: number;
  /** Milliseconds from then until the generated connection can be searched. */
  readonly prepared: number;
  /** Milliseconds from then until its common words are loaded; undefined on PGlite, where they are not. */
  readonly warmed: number | undefined;
  /** Resident memory in bytes, before that; on PGlite it includes the database. */
  readonly memory: number;
}

const program = new URL('./server.ts', import.meta.url);
const minting = fileURLToPath(
  new URL('../../../reference-server/src/config-object-cli.ts', import.meta.url),
);

/** Gets an answer of the server. */
export async function answerOf(address: string): Promise<Record<string, unknown>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Record<string, unknown>;
}

async function signIn(url: string, env: Readonly<Record<string, string>>): Promise<string> {
  const who = ['--client', 'waterland', '--login', 'user@demo.example'];
  const { stdout } = await execa(process.execPath, [minting, ...who], { env });
  const path = `/auth/application/leeszaal/configobjecttoken/${stdout}`;
  const tokens = await answerOf(url + path);
  return String(tokens['access_token']);
}

/** Waits until common words are loaded; returns the time in milliseconds. */
async function timeToWarm(url: string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { isWarm } = await answerOf(`${url}/bench/warm`);
    if (isWarm === true) return performance.now() - begun;
  }
}

/** Starts the server on a library, waits until it is ready, and signs a user in. */
export async function startServer({ dataDir, databaseUrl }: Library): Promise<LibraryServer> {
  const environment = {
    PORT: process.env['PORT'] ?? String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    ACCESS_TOKEN_SECONDS: '86400',
  };
  const beginning = performance.now();
  const { url, stop } = await startProgram(program, { environment });
  const started = performance.now() - beginning;
  const { rss } = await answerOf(`${url}/bench/ready`);
  const prepared = performance.now() - beginning - started;
  return {
    url,
    token: await signIn(url, environment),
    started,
    prepared,
    warmed: databaseUrl === undefined ? undefined : await timeToWarm(url),
    memory: Number(rss),
    [Symbol.asyncDispose]: stop,
  };
}
