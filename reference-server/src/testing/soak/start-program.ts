import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { MemorySample } from './memory.ts';
import { MEMORY_PATH, PEOPLE_VARIABLE } from './server-program.contract.ts';
import { LIBRARIES } from './soak.contract.ts';

/** The server under test, a process of its own. */
export interface ServerProgram {
  readonly url: string;
  memory(): Promise<MemorySample>;
  stop(): Promise<void>;
}

/** How the server of a soak is started. */
export interface ServerProgramOptions {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly people: number;
  readonly loanSeconds: number;
  readonly accessTokenSeconds: number;
}

const program = fileURLToPath(new URL('./server.ts', import.meta.url));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts the server on an empty database, which it fills; resolves when it answers. */
export async function startProgram(options: ServerProgramOptions): Promise<ServerProgram> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--expose-gc', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      // The people come through a proxy of their own making.
      TRUST_PROXY: '1',
      APP_HOST: `localhost:${port}`,
      DATABASE_URL: options.databaseUrl,
      DATA_DIR: options.dataDir,
      SSO_CLIENT: LIBRARIES[0],
      LOAN_SECONDS: String(options.loanSeconds),
      ACCESS_TOKEN_SECONDS: String(options.accessTokenSeconds),
      LOG_LEVEL: 'warn',
      [PEOPLE_VARIABLE]: String(options.people),
    },
  });
  const ended = once(child, 'exit');
  // It must not outlive a soak that is broken off.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  const lines = createInterface({ input: child.stdout });
  const [url] = await Promise.race([once(lines, 'line'), ended]);
  if (typeof url !== 'string') throw new Error('The server of the soak did not start.');
  return {
    url,
    async memory() {
      const answer = await fetch(url + MEMORY_PATH);
      return (await answer.json()) as MemorySample;
    },
    async stop() {
      process.off('exit', abandon);
      child.kill('SIGTERM');
      await ended;
    },
  };
}
