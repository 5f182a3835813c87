import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  filesBelow,
  publishRelease,
  readRoots,
  releaseFolder,
  storeRelease,
  writeJson,
} from '@leeszaal/reference-server/registry';
import { releaseNote } from '@leeszaal/remote-kit/build';
import { ensureKey, signRelease } from '@leeszaal/remote-kit/release';
import { compile, remoteConfig } from '@leeszaal/remote-kit/webpack';
import { pinRoot, releaseFile } from '@leeszaal/shared-contracts/registry';
import type { Browser } from 'playwright';
import { type DistLayout, distLayout } from '../../dist-layout.ts';
import { packageFolder } from '../../packages.ts';
import { changeRoot, withAddress } from '../../trust/change-root.ts';
import { prepareRoot } from '../../trust/prepare-root.ts';
import { hostConfig } from '../../webpack/host-config.ts';
import { bareRemote, type ScriptFormat } from './bare-remote.ts';
import { type FaultyServer, startFaultyServer } from './faulty-server.ts';
import { launchChromium } from './launch-chromium.ts';

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

/** A host with the real loader and one remote, built, published and served as the real ones are, and its browser. */
export interface SmallPortal {
  readonly layout: DistLayout;
  readonly files: RemoteFiles;
  readonly server: FaultyServer;
  readonly browser: Browser;
  stop(): Promise<void>;
}

/** Builds it in a folder of its own; takes some seconds. */
export async function startSmallPortal(): Promise<SmallPortal> {
  const home = await mkdtemp(join(tmpdir(), 'leeszaal-loading-'));
  const layout = distLayout(join(home, 'dist'));
  await prepareRoot(layout, layout.keyFolder, ['sample']);
  const root = await pinRoot(await readRoots(layout));
  const outputPath = layout.host;
  await compile({
    ...hostConfig({ mode: 'production', outputPath, source: loaderPage, root }),
    cache: false,
  });
  const files = await publishSmallRemote(layout, 'sample', '/');
  const [server, browser] = await Promise.all([startFaultyServer(layout), launchChromium()]);
  return {
    layout,
    files,
    server,
    browser,
    async stop() {
      await browser.close();
      await server.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/**
 * Builds and publishes a remote of the loader page's code. Its package is outside the workspace, with a configuration
 * of its own.
 *
 * @param format of a build elsewhere; default: the build of the kit
 * @param base another address that serves the folder of the portal
 * @returns the files of the release
 */
export async function publishSmallRemote(
  layout: DistLayout,
  name: string,
  path: string,
  format?: ScriptFormat,
  base?: string,
): Promise<RemoteFiles> {
  const folder = join(layout.root, 'packages', name);
  await writeJson(join(folder, 'package.json'), { version: '1.0.0' });
  await writeJson(join(folder, 'remote.config.json'), {
    routes: [{ name, path, minimumRole: 'none' }],
    trustedTypes: ['leeszaal-sample-worker'],
    port: 1,
  });
  const draft = join(layout.building, name);
  const source = join(loaderPage, 'remote/remote.tsx');
  const common = { name, folder, source, outputPath: draft };
  const config =
    format === undefined
      ? remoteConfig({ ...common, mode: 'production', version: 'one' })
      : bareRemote(common, format);
  await compile({ ...config, cache: false });
  await writeJson(join(draft, releaseFile), releaseNote(folder));
  await prepareRoot(layout, layout.keyFolder, [name]);
  if (base !== undefined) {
    await changeRoot(layout, (root) => withAddress(root, name, base));
  }
  await signRelease(draft, name, await ensureKey(layout.keyFolder, name), base);
  const release = await storeRelease(layout, name, draft);
  await publishRelease(layout, name, release);
  return remoteFiles(releaseFolder(layout, name, release));
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
