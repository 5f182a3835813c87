import { constants, existsSync } from 'node:fs';
import { access, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { errorCode } from '../errors/error-code.ts';
import { publicKeyFile, readPublicKey } from '../portal/public-key.ts';
import { addressesOf, isMissingFamily, listenError } from './addresses.ts';
import { StartupError } from './startup-error.ts';

async function tryPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen({ port, host, exclusive: true }, resolve);
  });
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}

/** Throws a `StartupError` when the port cannot be had, before anything long begins. */
export async function checkPort(port: number, host: string): Promise<void> {
  const [first, ...others] = addressesOf(host);
  try {
    await tryPort(port, first);
    for (const other of others) {
      await tryPort(port, other).catch((error: unknown) => {
        if (!isMissingFamily(error)) throw error;
      });
    }
  } catch (error) {
    throw listenError(error, port, host);
  }
}

/** Like a recursive `mkdir`, which never ends where a folder can't be made for no reason (`/proc`). */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    const parent = dirname(path);
    if (errorCode(error) !== 'ENOENT' || existsSync(parent)) throw error;
    await makeFolder(parent);
    await mkdir(path, { mode: 0o700 });
  }
}

/** Makes the data folder; throws a `StartupError` when it can't be made or written to. */
export async function checkFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    await rm(await mkdtemp(join(dataDir, '.probe-')), { recursive: true });
  } catch {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written to; choose another one with DATA_DIR.`,
    );
  }
}

/**
 * Throws a `StartupError` when what lies there as the registry's key is none: no portal would open. A portal
 * that has not been published yet has none, and may come later.
 */
export async function checkPublicKey(distDir: string): Promise<void> {
  try {
    await readPublicKey(distDir);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw new StartupError(
      `${publicKeyFile(distDir)} is not the key of a registry; publish the portal again.`,
    );
  }
}
