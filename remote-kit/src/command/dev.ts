import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageServer } from '../dev-server/dev-server.ts';
import { startServer } from '../dev-server/start-server.ts';
import { devPageConfig } from '../webpack/dev-page-config.ts';
import { copiedFolders, readRemoteConfig, remoteName } from '../webpack/remote-package.ts';
import type { Command } from './command.contract.ts';

/** Serves the page of the remote of this folder, until the process ends. */
const dev: Command = async () => {
  const folder = process.cwd();
  const name = remoteName(folder);
  const config = readRemoteConfig(folder);
  // Never written: the server keeps its files in memory.
  const outputPath = join(tmpdir(), 'leeszaal-dev', name);
  const { stop } = await startServer(
    devPageConfig({ name, folder, outputPath }),
    pageServer(config.port, copiedFolders(folder, config)),
  );
  const end = (): void => void stop().then(() => process.exit(0));
  process.once('SIGINT', end).once('SIGTERM', end);
  console.log(`${name} is at http://localhost:${config.port}; its first build takes a moment.`);
};

export default dev;
