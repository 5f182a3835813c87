import { entryFile, exposedModule } from '@leeszaal/shared-contracts/registry';
import webpack, { type Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from './base-config.ts';
import { CompileAheadPlugin } from './compile-ahead-plugin.ts';
import { CopyPlugin } from './copy-plugin.ts';
import { LicencesPlugin } from './licences/licences-plugin.ts';
import { ManifestPlugin } from './manifest-plugin.ts';
import { copiedFolders, readRemoteConfig } from './remote-package.ts';
import { sharedModules } from './shared-modules.ts';

/** The build of a remote. */
export interface RemoteBuildOptions
  extends Pick<BuildOptions, 'name' | 'folder' | 'mode' | 'outputPath'> {
  /** Tells two versions apart that live in one page, e.g. a hash of the sources. */
  readonly version: string;
  /** The module to expose; a test has a smaller remote of its own. */
  readonly source?: string;
}

/** A remote: a container that exposes `./remote` and starts nothing by itself. */
export function remoteConfig({
  name,
  folder,
  mode,
  outputPath,
  version,
  source = './src/remote.ts',
}: RemoteBuildOptions): Configuration {
  const { copy, licences } = readRemoteConfig(folder);
  const copied = copiedFolders(folder, { copy });
  const base = baseConfig({
    name,
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
      // The container of webpack itself, without a runtime of its own: the host has one, which loads either kind.
      new webpack.container.ModuleFederationPlugin({
        name,
        filename: entryFile,
        exposes: { [exposedModule]: { import: source, name: '__federation_expose_remote' } },
        shared: sharedModules('remote'),
      }),
      new ManifestPlugin(name, version),
      new CopyPlugin(copied),
      ...(mode === 'production'
        ? [
            new CompileAheadPlugin(),
            new LicencesPlugin({ copied: [...copied.keys()], stated: licences }),
          ]
        : []),
    ],
  };
}
