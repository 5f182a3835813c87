import { fileURLToPath } from 'node:url';
import { jestConfig } from './config.ts';

/** What Node is called with to run Jest, which needs a flag of Node's for native modules. */
export function jestCommand(): string[] {
  return [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    fileURLToPath(import.meta.resolve('jest/bin/jest')),
    '--config',
    JSON.stringify(jestConfig()),
  ];
}
