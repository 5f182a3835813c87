import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { DATA_FOLDER, PORTAL_URL, PROXY_PORT } from './portal-address.ts';

const serverProgram = fileURLToPath(
  new URL('../../../reference-server/src/main.ts', import.meta.url),
);
const START_LIMIT_MS = 180_000;

/**
 * Starts the built portal on the real server with the demonstration library; returns the way to stop it.
 * `SEEDED_DATA_DIR` names a data folder to begin with a copy of, which saves making the library again
 * while one writes a journey.
 */
export default async function startPortal(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'leeszaal-e2e-'));
  const seeded = process.env['SEEDED_DATA_DIR'];
  if (seeded !== undefined) await cp(seeded, dataDir, { recursive: true });
  const [port, proxyPort] = [await freePort(), await freePort()];
  process.env[PORTAL_URL] = `http://localhost:${port}`;
  process.env[PROXY_PORT] = String(proxyPort);
  process.env[DATA_FOLDER] = dataDir;
  const server = spawn(process.execPath, [serverProgram], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      // The proxy of the failure tests is the private portal as well.
      APP_HOST: '',
      REDIRECT_ORIGINS: `http://localhost:${proxyPort}`,
      LOG_LEVEL: 'warn',
      LEESZAAL_CSP_COLLECT: '1',
    },
  });
  try {
    await untilHealthy(server, `http://localhost:${port}/healthz`);
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  }
  return async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function untilHealthy(server: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The server did not come up in time');
}
