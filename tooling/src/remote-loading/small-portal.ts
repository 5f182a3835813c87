import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  filesBelow,
  publishRelease,
  releaseFolder,
  storeRelease,
  writeJson,
} from '@leeszaal/reference-server/registry';
import { CONTRACT_VERSION } from '@leeszaal/shared-contracts';
import { contractRange, releaseFile } from '@leeszaal/shared-contracts/registry';
import webpack from 'webpack';
import { type DistLayout, distLayout } from '../dist-layout.ts';
import { packageFolder } from '../packages.ts';
import { hostConfig } from '../webpack/host-config.ts';
import { remoteConfig } from '../webpack/remote-config.ts';

const loaderPage = join(packageFolder('host'), 'src/testing/loader-page');

/** The names of the files a remote is made of; all but two carry a hash. */
export interface RemoteFiles {
  readonly manifest: string;
  readonly entry: string;
  readonly exposed: string;
  readonly style: string;
  readonly laterScript: string;
  readonly laterStyle: string;
  readonly worker: string;
}

/** A host with the real loader and one remote, built and published as the real ones are. */
export interface SmallPortal {
  readonly layout: DistLayout;
  readonly files: RemoteFiles;
  remove(): Promise<void>;
}

/** Builds it in a folder of its own; takes some seconds. */
export async function buildSmallPortal(): Promise<SmallPortal> {
  const layout = distLayout(await mkdtemp(join(tmpdir(), 'leeszaal-loading-')));
  const draft = join(layout.building, 'catalogue');
  await build(hostConfig({ mode: 'production', outputPath: layout.host, source: loaderPage }));
  await build(
    remoteConfig({
      name: 'catalogue',
      mode: 'production',
      outputPath: draft,
      version: 'one',
      source: join(loaderPage, 'remote/remote.tsx'),
    }),
  );
  await writeJson(join(draft, releaseFile), {
    version: '1.0.0',
    contract: contractRange(CONTRACT_VERSION),
    routes: [{ name: 'home', path: '/', minimumRole: 'none' }],
    trustedTypes: ['leeszaal-reader-worker'],
  });
  const release = await storeRelease(layout, 'catalogue', draft);
  await publishRelease(layout, 'catalogue', release);
  return {
    layout,
    files: await remoteFiles(releaseFolder(layout, 'catalogue', release)),
    remove: () => rm(layout.root, { recursive: true, force: true }),
  };
}

async function build(config: webpack.Configuration): Promise<void> {
  const compiler = webpack({ ...config, cache: false });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
}

async function remoteFiles(folder: string): Promise<RemoteFiles> {
  const names = await filesBelow(folder);
  const named = (pattern: RegExp): string => {
    const name = names.find((candidate) => pattern.test(candidate));
    if (name === undefined) throw new Error(`${folder} has no file like ${pattern}`);
    return name;
  };
  return {
    manifest: 'mf-manifest.json',
    entry: 'remoteEntry.js',
    exposed: named(/^__federation_expose.*\.js$/),
    style: named(/^__federation_expose.*\.css$/),
    laterScript: named(/^\d.*\.js$/),
    laterStyle: named(/^\d.*\.css$/),
    worker: named(/^assets\/echo\.worker/),
  };
}
