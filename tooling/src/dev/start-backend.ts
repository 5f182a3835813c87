import { join } from 'node:path';
import { execa } from 'execa';
import { packageFolder } from '../packages.ts';

/**
 * The reference server with the demonstration library, in a process that restarts when its sources
 * change.
 */
export interface Backend {
  readonly origin: string;
  stop(): void;
}

/**
 * @param port where it listens
 * @param portal host and port under which people see the portal
 */
export function startBackend(port: number, portal: string): Backend {
  const child = execa(
    process.execPath,
    ['--watch-preserve-output', '--watch', join(packageFolder('demo-library'), 'src/main.ts')],
    {
      stdio: 'inherit',
      reject: false,
      env: {
        PORT: String(port),
        APP_HOST: process.env['APP_HOST'] ?? portal,
        REDIRECT_ORIGINS: `http://${portal}`,
      },
    },
  );
  return { origin: `http://localhost:${port}`, stop: () => void child.kill() };
}
