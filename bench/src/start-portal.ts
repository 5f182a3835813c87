import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A portal started for a measurement. */
export interface StartedPortal {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('../../demo-library/src/main.ts', import.meta.url));
const TIMEOUT = 180_000;

/**
 * Starts the built portal on the production server, with a demonstration library of its own.
 *
 * @param environment variables in addition to those of this process
 */
export async function startPortal(
  environment: Readonly<Record<string, string>> = {},
): Promise<StartedPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'leeszaal-bench-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: dataDir },
  });
  const stop = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  for (const start = Date.now(); Date.now() - start < TIMEOUT && server.exitCode === null; ) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return { url, dataDir, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await stop();
  throw new Error('The portal did not start.');
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
