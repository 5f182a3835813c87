import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { StartupError } from './startup-error.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What went wrong when listening, in words. */
export function listenError(error: unknown, port: number, host: string): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartupError(`Port ${port} is in use; choose another one with PORT.`);
    case 'EACCES':
      return new StartupError(`Port ${port} needs more rights; choose another one with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(
        `HOST is ${JSON.stringify(host)}, which is no address of this machine.`,
      );
    default:
      return error;
  }
}

/** Throws a `StartupError` when the port cannot be had, before anything long begins. */
export async function checkPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ port, host, exclusive: true }, resolve);
    });
  } catch (error) {
    throw listenError(error, port, host);
  }
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}

/** Makes the data folder; throws a `StartupError` when it can't be made or written to. */
export async function checkFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written to; choose another one with DATA_DIR.`,
    );
  }
}
