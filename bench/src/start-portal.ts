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

/** Portals to measure side by side, by their addresses. */
export interface MeasuredPortals extends AsyncDisposable {
  readonly urls: readonly string[];
}

/** The running portals at these addresses; without addresses, one portal started for a measurement. */
export async function portalsAt(addresses: readonly string[]): Promise<MeasuredPortals> {
  if (addresses.length > 0) return { urls: addresses, [Symbol.asyncDispose]: async () => {} };
  const { url, [Symbol.asyncDispose]: stop } = await startPortal();
  return { urls: [url], [Symbol.asyncDispose]: stop };
}

/** The order in which to measure in a round: each portal is as often first as last. */
export const inTurn = <T>(portals: readonly T[], round: number): readonly T[] =>
  round % 2 === 0 ? portals : portals.toReversed();
