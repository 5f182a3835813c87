import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { serverLog } from './server-log.ts';
import { hasEnded, watchServer } from './watch-server.ts';

const serverProgram = fileURLToPath(new URL('../../../demo-library/src/main.ts', import.meta.url));
const START_LIMIT_MS = 180_000;

/** A portal started by the suite. */
export interface LaunchedPortal {
  /** Without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  /** Resolves when the server has ended; its data stay. */
  end(): Promise<void>;
  /**
   * Resolves when the server has ended and its data are deleted; rejects if it had ended by itself.
   */
  stop(): Promise<void>;
}

/** The environment variable with a data folder to copy at the start. */
export const SEEDED_DATA = 'SEEDED_DATA_DIR';

/**
 * Starts the built portal on the production server with its own demonstration library: a copy of
 * the folder in `SEEDED_DATA_DIR`, else a new one.
 *
 * @param settings environment variables of the server
 */
export async function launchPortal(
  settings: Readonly<Record<string, string>> = {},
): Promise<LaunchedPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'leeszaal-e2e-'));
  const seeded = process.env[SEEDED_DATA];
  if (seeded !== undefined) await cp(seeded, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [serverProgram], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      LEESZAAL_CSP_COLLECT: '1',
      ...settings,
    },
  });
  // The server must not outlive the suite.
  process.once('exit', () => server.kill('SIGKILL'));
  const lines = createInterface({ input: server.stdout });
  const watched = watchServer(server, lines, { name: url, logFile: serverLog(dataDir) });
  try {
    await untilReady(lines);
  } catch (error) {
    watched.mayEnd();
    server.kill('SIGKILL');
    throw error;
  }
  async function end(): Promise<void> {
    watched.mayEnd();
    server.kill('SIGTERM');
    if (!hasEnded(server)) await once(server, 'exit');
  }
  return {
    url,
    dataDir,
    end,
    async stop() {
      await end();
      await rm(dataDir, { recursive: true, force: true });
      watched.throwIfEnded();
    },
  };
}

/** The server's line when it is ready: its name and address. */
const READY = / is at http:\S+$/;

/** Resolves when the server prints that it is ready. */
async function untilReady(lines: Interface): Promise<void> {
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  for await (const [line] of on(lines, 'line', { signal: limit, close: ['close'] })) {
    if (READY.test(String(line))) return;
  }
  throw new Error('The server ended before it was ready');
}
