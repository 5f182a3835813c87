import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';

/** React has what tests need in no production mode, which the variable may name in a container or a CI. */
export const jestEnvironment = { NODE_ENV: 'test' } as const;

/** The arguments of Node that run Jest; native modules need a flag of Node's. */
export function jestCommand(config: Config): string[] {
  return [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    fileURLToPath(import.meta.resolve('jest/bin/jest')),
    '--config',
    JSON.stringify(config),
  ];
}
