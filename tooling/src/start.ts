import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readServerConfig } from '@leeszaal/reference-server/config';
import { runChild } from '../bootstrap/run-child.mjs';
import { buildStale } from './build/build-stale.ts';
import { packageFolder, repositoryRoot } from './packages.ts';

/*
 * `npm start`: builds what is stale and runs the server with the demonstration library. It reports
 * an invalid configuration before it builds; the server reports all other errors.
 * `npm start -- --local-remotes`: a portal for development, into which developers put local remotes.
 */
const stop = (): never => process.exit(0);
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

try {
  readServerConfig(process.env);
  for (const signal of signals) process.on(signal, stop);
  const { values } = parseArgs({
    options: { 'local-remotes': { type: 'boolean', default: false } },
    strict: false,
  });
  const takesLocalRemotes = values['local-remotes'] === true;
  await buildStale({ takesLocalRemotes, log: console.log });
  if (takesLocalRemotes) console.log('This portal is for development: it takes local remotes.');
  for (const signal of signals) process.off(signal, stop);
  const server = join(packageFolder('demo-library'), 'src/main.ts');
  process.exitCode = await runChild(process.execPath, [server], {
    cwd: repositoryRoot,
    env: process.env,
  });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
