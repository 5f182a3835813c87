import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pageServer, remoteServer, startServer } from '@leeszaal/remote-kit/dev-server';
import {
  copiedFolders,
  devPageConfig,
  readRemoteConfig,
  remoteConfig,
} from '@leeszaal/remote-kit/webpack';
import { type DevPorts, devPorts } from './dev/dev-ports.ts';
import { hostServer } from './dev/dev-server-config.ts';
import { portIsFree } from './dev/port-is-free.ts';
import { startBackend } from './dev/start-backend.ts';
import { hostConfig } from './webpack/host-config.ts';
import { remoteFolder, remoteNames } from './webpack/remote-package.ts';

/*
 * `pnpm dev`: the whole portal from source. The host is on 4200, each remote on the port of its
 * `remote.config.json`, the reference server on 4210. Changes show at once.
 * `pnpm dev --only <remote>`: the page of that remote alone, without host and server.
 * `PORT` moves all of them together.
 */
function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function portsOf(wanted: string | undefined): DevPorts {
  try {
    return devPorts(wanted);
  } catch (error) {
    return refuse(error instanceof RangeError ? error.message : String(error));
  }
}

async function refuseTaken(wanted: readonly number[]): Promise<void> {
  for (const port of wanted) {
    if (!(await portIsFree(port))) refuse(`Port ${port} is in use. PORT=5200 moves all ports.`);
  }
}

const ports = portsOf(process.env['PORT']);

/** A path that is never written: development servers keep their files in memory. */
const nowhere = (name: string): string => join(tmpdir(), 'leeszaal-dev', name);

const servers: { stop(): Promise<void> | void }[] = [];
const stopAll = async (): Promise<never> => {
  await Promise.all(servers.map((server) => server.stop()));
  process.exit(0);
};
process.once('SIGINT', stopAll).once('SIGTERM', stopAll);

async function devRemoteAlone(name: string): Promise<void> {
  const folder = remoteFolder(name);
  if (!existsSync(join(folder, 'dev/index.tsx'))) {
    refuse(`remote-${name} has no page of its own: write remote-${name}/dev/index.tsx.`);
  }
  const config = readRemoteConfig(folder);
  const port = ports.remote(config);
  await refuseTaken([port]);
  const server = pageServer(port, copiedFolders(folder, config));
  servers.push(
    await startServer(devPageConfig({ name, folder, outputPath: nowhere(name) }), server),
  );
  console.log(`${name} alone is at http://localhost:${port}; its first build takes a moment.`);
}

async function devPortal(): Promise<void> {
  const remotePorts = new Map(
    remoteNames.map((name) => [name, ports.remote(readRemoteConfig(remoteFolder(name)))]),
  );
  await refuseTaken([ports.host, ports.backend, ...remotePorts.values()]);
  const backend = startBackend(ports.backend, `localhost:${ports.host}`);
  servers.push(backend);
  for (const [name, port] of remotePorts) {
    const folder = remoteFolder(name);
    const copied = copiedFolders(folder, readRemoteConfig(folder));
    const build = remoteConfig({
      name,
      folder,
      mode: 'development',
      outputPath: nowhere(name),
      version: 'dev',
    });
    servers.push(await startServer(build, remoteServer(port, copied)));
  }
  servers.push(
    await startServer(
      hostConfig({ mode: 'development', outputPath: nowhere('host') }),
      hostServer(ports.host, backend.origin, remotePorts),
    ),
  );
  console.log(`The portal is at http://localhost:${ports.host}; its first build takes a moment.`);
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
if (values.only === undefined) await devPortal();
else if (remoteNames.includes(values.only)) await devRemoteAlone(values.only);
else refuse(`There is no remote ${values.only}; there are ${remoteNames.join(', ')}.`);
