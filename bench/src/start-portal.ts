import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startProgram } from '@leeszaal/test-support';

/** A portal started for a measurement. */
export interface StartedPortal extends AsyncDisposable {
  readonly url: string;
  readonly dataDir: string;
}

const PROGRAM = new URL('../../demo-library/src/main.ts', import.meta.url);

/**
 * Starts the built portal on the production server, with a demonstration library of its own.
 *
 * @param environment variables in addition to those of this process
 */
export async function startPortal(
  environment: Readonly<Record<string, string>> = {},
): Promise<StartedPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'leeszaal-bench-'));
  const { url, stop } = await startProgram(PROGRAM, {
    environment: { ...environment, PORT: String(await freePort()), DATA_DIR: dataDir },
  });
  return {
    url,
    dataDir,
    [Symbol.asyncDispose]: () =>
      stop().finally(() => rm(dataDir, { recursive: true, force: true })),
  };
}

/** The running portal at an address, or else a portal started for a measurement. */
export async function portalAt(address: string | undefined): Promise<StartedPortal> {
  if (address === undefined) return startPortal();
  return { url: address, dataDir: '', [Symbol.asyncDispose]: async () => {} };
}
