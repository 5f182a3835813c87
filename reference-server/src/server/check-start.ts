import { constants, existsSync } from 'node:fs';
import { access, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { errorCode } from '../errors/error-code.ts';
import { findRoot, registryLayout } from '../registry/index.ts';
import { addressesOf, isMissingFamily, listenError } from './addresses.ts';
import { StartupError } from './startup-error.ts';

async function tryPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen({ port, host, exclusive: true }, resolve);
  });
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}

/** @throws StartupError when the port is unavailable, before anything slow begins */
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

/** Like a recursive `mkdir`, which never returns in `/proc`. */
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

/** Creates the data folder. @throws StartupError when it is not writable */
export async function checkFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    await rm(await mkdtemp(join(dataDir, '.probe-')), { recursive: true });
  } catch {
    throw new StartupError(
      `The data folder ${dataDir} is not writable. Set DATA_DIR to another one.`,
    );
  }
}

/** @throws StartupError when the chain of roots is broken. A portal that is not built yet has none. */
export async function checkRoots(distDir: string): Promise<void> {
  const layout = registryLayout(distDir);
  try {
    await findRoot(layout);
  } catch {
    throw new StartupError(`${layout.roots} is no chain of roots. Restore it from your copy.`);
  }
}
