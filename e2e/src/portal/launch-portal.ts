import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProgram } from '@leeszaal/test-support';
import { serverLog } from './server-log.ts';

const PROGRAM = new URL('../../../demo-library/src/main.ts', import.meta.url);

/** A portal started by the suite. */
export interface LaunchedPortal {
  /** Without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  /**
   * Resolves when the server has ended; its data stay.
   *
   * @throws Error when it had ended by itself: later faults of journeys follow from that
   */
  end(): Promise<void>;
  /** Does the same, and deletes the data. */
  stop(): Promise<void>;
}

/** The environment variable with a data folder to copy at the start. */
export const SEEDED_DATA = 'SEEDED_DATA_DIR';

/** Settings of a portal without a library. */
export const EMPTY = { LEESZAAL_NO_DEMO: '1' };

/**
 * Starts the built portal on the production server with its own demonstration library: a copy of
 * the folder in `SEEDED_DATA_DIR`, else a new one.
 *
 * @param settings environment variables of the server; with {@link EMPTY} the portal has no library
 */
export async function launchPortal(
  settings: Readonly<Record<string, string>> = {},
): Promise<LaunchedPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'leeszaal-e2e-'));
  const seeded = process.env[SEEDED_DATA];
  if (seeded !== undefined && !('LEESZAAL_NO_DEMO' in settings))
    await cp(seeded, dataDir, { recursive: true });
  const { url, stop } = await startProgram(PROGRAM, {
    environment: {
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      EMBED_EXAMPLE_PORT: String(await freePort()),
      LOG_LEVEL: 'warn',
      LEESZAAL_CSP_COLLECT: '1',
      ...settings,
    },
    logFile: serverLog(dataDir),
  });
  return {
    url,
    dataDir,
    end: stop,
    stop: () => stop().finally(() => rm(dataDir, { recursive: true, force: true })),
  };
}
