import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pageServer } from '../dev-server/dev-server.ts';
import { startServer } from '../dev-server/start-server.ts';
import { devPageConfig } from '../webpack/dev-page/dev-page-config.ts';
import { copiedFolders, readRemoteConfig, remoteName } from '../webpack/remote-package.ts';
import type { Command } from './command.contract.ts';
import { devInPortal } from './dev-in-portal.ts';

/** Serves the remote of this folder until the process ends: its own page, or the files for a portal. */
const dev: Command = async (parameters) => {
  const { values } = parseArgs({ args: parameters, options: { portal: { type: 'string' } } });
  const folder = process.cwd();
  const name = remoteName(folder);
  const config = readRemoteConfig(folder);
  // Never written: the server keeps its files in memory.
  const outputPath = join(tmpdir(), 'leeszaal-dev', name);
  const { stop } =
    values.portal === undefined
      ? await startServer(
          devPageConfig({ name, folder, outputPath }),
          pageServer(config.port, copiedFolders(folder, config)),
        )
      : await devInPortal({ name, folder, outputPath, config }, values.portal);
  const end = (): void => void stop().then(() => process.exit(0));
  process.once('SIGINT', end).once('SIGTERM', end);
  if (values.portal !== undefined) return;
  console.log(`${name} is at http://localhost:${config.port}; its first build takes a moment.`);
};

export default dev;
