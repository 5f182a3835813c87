import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuildMode,
  baseConfig,
  CompileAheadPlugin,
  sharedModules,
} from '@leeszaal/remote-kit/webpack';
import type { PinnedRoot } from '@leeszaal/shared-contracts/registry';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { packageFolder } from '../packages.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { PrefetchPlugin } from './prefetch-plugin.ts';

/**
 * Under `pnpm dev` remotes change all the time, so they are loaded without a signed registry. The
 * file that does so replaces the real one in development builds only.
 */
const unsignedRemotes = new webpack.NormalModuleReplacementPlugin(
  /^\.\/create-remotes\.ts$/,
  './development/create-remotes.ts',
);

/** The modules that host and remotes share, in one file. */
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/**
 * The host: a page and its chunks, built without the address of any remote (those come from the
 * registry, at run time).
 */
export function hostConfig({
  mode,
  outputPath,
  source = './src',
  root,
}: {
  readonly mode: BuildMode;
  readonly outputPath: string;
  /** The folder with `index.ts` and `index.html`; a test has a smaller host of its own. */
  readonly source?: string;
  /** The root of trust that the build pins; development verifies nothing. */
  readonly root?: PinnedRoot;
}): Configuration {
  const folder = packageFolder('host');
  const base = baseConfig({
    name: 'host',
    folder,
    mode,
    configFolders: [import.meta.dirname],
    uniqueName: 'leeszaal-host',
    outputPath,
  });
  const prefetch = `${source}/prefetch.ts`;
  return {
    ...base,
    entry: { main: `${source}/index.ts` },
    optimization: {
      ...base.optimization,
      splitChunks: {
        // Otherwise each shared module is a chunk, and a browser makes six requests at a time.
        cacheGroups: { react: { test: REACT, chunks: 'async', name: 'react', enforce: true } },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({
        template: `${source}/index.html`,
        // The page is answered at every address of the portal, so its scripts are not beside it.
        favicon: './src/icon.svg',
        publicPath: '/',
        scriptLoading: 'defer',
        minify: false,
      }),
      new webpack.DefinePlugin({ LEESZAAL_ROOT: JSON.stringify(root) }),
      new PrefetchPlugin(existsSync(join(folder, prefetch)) ? prefetch : undefined),
      ...(mode === 'development'
        ? [unsignedRemotes]
        : [new CompileAheadPlugin(), new IntegrityPlugin()]),
      new ModuleFederationPlugin({
        name: 'host',
        remotes: {},
        shared: sharedModules('host'),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
        // The loader names entries, so the host needs no code for manifests.
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}
