import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../measure-portal.ts';

/**
 * A browser with a profile on disk, and a client that is connected only for single steps. A
 * connected client makes the browser keep every response in memory; so does a profile in memory.
 */
export interface UnwatchedBrowser extends AsyncDisposable {
  readonly pid: number;
  /** Connects, runs the step and disconnects; scripts in the pages continue. */
  watch<T>(work: (browser: Browser) => Promise<T>): Promise<T>;
}

const TIMEOUT = 30_000;

/** Starts Chromium with its usual settings, without a window. */
export async function startUnwatched(): Promise<UnwatchedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'leeszaal-profile-'));
  const { executablePath = '', args = [] } = launchOptions();
  const program = execa(
    executablePath,
    [
      ...args,
      '--headless',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: 'ignore', reject: false },
  );
  const close = async () => {
    program.kill();
    await program;
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const port = await portOf(profile);
    return {
      pid: program.pid ?? 0,
      async watch(work) {
        await using browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
        return await work(browser);
      },
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The port on which it listens; Chromium writes it to a file once it does. */
async function portOf(profile: string): Promise<string> {
  for (const start = Date.now(); Date.now() - start < TIMEOUT; await setTimeout(50)) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const [port] = text.split('\n');
    if (port) return port;
  }
  throw new Error('The browser did not start.');
}
