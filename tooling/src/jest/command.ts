import { fileURLToPath } from 'node:url';
import { jestConfig } from './config.ts';

/** The arguments of Node that run Jest; native modules need a flag of Node's. */
export function jestCommand(): string[] {
  return [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    fileURLToPath(import.meta.resolve('jest/bin/jest')),
    '--config',
    JSON.stringify(jestConfig()),
  ];
}
