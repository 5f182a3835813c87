import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server that runs in a process of its own. */
export interface RunningProgram {
  readonly url: string;
  readonly pid: number;
  /** Ends it by SIGTERM, and resolves when it has ended. */
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * Starts a program that runs a server on loopback and prints its address as its first line.
 *
 * @param script the program
 * @param environment what it is configured with, beside the port and the host
 * @param flags flags of Node
 * @param through a command that becomes the program which its further arguments name
 * @throws Error when the program ends before it has printed an address
 */
export async function startServerProgram(
  script: URL,
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
  through: readonly string[] = [],
): Promise<RunningProgram> {
  const port = await freePort();
  const [command, ...args] = [...through, process.execPath, ...flags, fileURLToPath(script)];
  const child = spawn(command as string, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_HOST: `localhost:${port}`,
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  const ended = once(child, 'exit');
  // It must not outlive a caller that is broken off.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  const lines = createInterface({ input: child.stdout });
  const [url] = await Promise.race([once(lines, 'line'), ended]);
  if (typeof url !== 'string' || child.pid === undefined) {
    throw new Error('The server program did not start.');
  }
  return {
    url,
    pid: child.pid,
    async stop() {
      process.off('exit', abandon);
      child.kill('SIGTERM');
      await ended;
    },
  };
}
