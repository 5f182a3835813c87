import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hostServer, pageServer, remoteServer } from './dev/dev-server-config.ts';
import { startBackend } from './dev/start-backend.ts';
import { startServer } from './dev/start-server.ts';
import { distLayout } from './dist-layout.ts';
import { readRegistry } from './registry/registry-store.ts';
import { devPageConfig } from './webpack/dev-page-config.ts';
import { hostConfig } from './webpack/host-config.ts';
import { remoteConfig } from './webpack/remote-config.ts';
import {
  copiedFolders,
  isRemoteName,
  type RemoteName,
  readRemoteConfig,
  remoteFolder,
  remoteNames,
} from './webpack/remote-package.ts';

/*
 * `pnpm dev`: the whole portal from source. The host on 4200, each remote on the port of its
 * `remote.config.json`, the reference server on 4210; a change shows at once.
 * `pnpm dev --only <remote>`: that remote's own page, with neither host nor server.
 */
const hostPort = 4200;
const backendPort = 4210;

/** Nothing is written there: development servers keep their files in memory. */
const nowhere = (name: string): string => join(tmpdir(), 'leeszaal-dev', name);

const servers: { stop(): Promise<void> | void }[] = [];
const stopAll = async (): Promise<never> => {
  await Promise.all(servers.map((server) => server.stop()));
  process.exit(0);
};
process.once('SIGINT', stopAll).once('SIGTERM', stopAll);

async function devRemoteAlone(name: RemoteName): Promise<void> {
  if (!existsSync(join(remoteFolder(name), 'dev/index.tsx'))) {
    console.error(`remote-${name} has no page of its own: write remote-${name}/dev/index.tsx.`);
    process.exit(1);
  }
  const config = readRemoteConfig(name);
  const copied = copiedFolders(name, config);
  servers.push(await startServer(devPageConfig(name, nowhere(name)), pageServer(config, copied)));
  console.log(`${name} alone is at http://localhost:${config.port}`);
}

async function devPortal(): Promise<void> {
  // The server hands out the key of the registry, so there must be one.
  await readRegistry(distLayout());
  const backend = startBackend(backendPort, `localhost:${hostPort}`);
  servers.push(backend);
  const ports = new Map<RemoteName, number>();
  for (const name of remoteNames) {
    const config = readRemoteConfig(name);
    ports.set(name, config.port);
    const build = remoteConfig({
      name,
      mode: 'development',
      outputPath: nowhere(name),
      version: 'dev',
    });
    servers.push(await startServer(build, remoteServer(config, copiedFolders(name, config))));
  }
  servers.push(
    await startServer(
      hostConfig({ mode: 'development', outputPath: nowhere('host') }),
      hostServer(hostPort, backend.origin, ports),
    ),
  );
  console.log(`The portal is at http://localhost:${hostPort}; its first build takes a moment.`);
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
if (values.only === undefined) await devPortal();
else if (isRemoteName(values.only)) await devRemoteAlone(values.only);
else {
  console.error(`There is no remote ${values.only}; there are ${remoteNames.join(', ')}.`);
  process.exit(1);
}
