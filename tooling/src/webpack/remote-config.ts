import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { CompileAheadPlugin } from './compile-ahead-plugin.ts';
import { CopyPlugin } from './copy-plugin.ts';
import { entryFile, manifestFile } from './file-names.ts';
import { IntegrityPlugin, noIntegrity } from './integrity-plugin.ts';
import type { BuildMode } from './module-rules.ts';
import { copiedFolders, readRemoteConfig, remoteFolder } from './remote-package.ts';
import { sharedModules } from './shared-modules.ts';

/** A remote: a container that exposes `./remote` and starts nothing by itself. */
export function remoteConfig({
  name,
  mode,
  outputPath,
  version,
  folder = remoteFolder(name),
  source = './src/remote.ts',
}: {
  readonly name: string;
  readonly mode: BuildMode;
  readonly outputPath: string;
  /** Tells two versions apart that live in one page, e.g. a hash of the sources. */
  readonly version: string;
  /** The remote's package, absolute; default: the package of that name in the workspace. */
  readonly folder?: string;
  /** The module to expose; a test has a smaller remote of its own. */
  readonly source?: string;
}): Configuration {
  const base = baseConfig({
    packageName: `remote-${name}`,
    folder,
    mode,
    uniqueName: `leeszaal-${name}-${version}`,
    outputPath,
  });
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: entryFile,
        exposes: { './remote': source },
        remotes: {},
        shared: sharedModules('remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: { fileName: manifestFile },
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
      new CopyPlugin(copiedFolders(folder, readRemoteConfig(folder))),
      ...(mode === 'production'
        ? [new CompileAheadPlugin(), new IntegrityPlugin()]
        : [noIntegrity]),
    ],
  };
}
