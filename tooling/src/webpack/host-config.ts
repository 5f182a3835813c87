import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BuildMode,
  baseConfig,
  CompileAheadPlugin,
  LicencesPlugin,
} from '@leeszaal/remote-kit/webpack';
import { LOCAL_REMOTES_FILE, type PinnedRoot } from '@leeszaal/shared-contracts/registry';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
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

/**
 * A portal for development has the signed registry, and takes a local remote for one browser. The code for that is in
 * no other build.
 */
const localRemotes = [
  new webpack.NormalModuleReplacementPlugin(
    /^\.\/create-remotes\.ts$/,
    '../local-remote/create-remotes.ts',
  ),
  new webpack.NormalModuleReplacementPlugin(
    /^\.\/header\.component\.tsx$/,
    '../local-remote/header.component.tsx',
  ),
  (compiler: Compiler): void =>
    compiler.hooks.thisCompilation.tap(LOCAL_REMOTES_FILE, (compilation) => {
      const text = JSON.stringify({ takesLocalRemotes: true });
      compilation.emitAsset(LOCAL_REMOTES_FILE, new webpack.sources.RawSource(text));
    }),
];

/** Bytes of the entry before compression. */
const ENTRY_BUDGET = 38_000;

/** Bytes of the largest script before compression, which is React. */
const ASSET_BUDGET = 220_500;

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
  takesLocalRemotes = false,
}: {
  readonly mode: BuildMode;
  readonly outputPath: string;
  /** The folder with `index.ts` and `index.html`; a test has a smaller host of its own. */
  readonly source?: string;
  /** Whether a development build is of a portal into which developers put local remotes. */
  readonly takesLocalRemotes?: boolean;
  /** The root of trust that the build pins; `pnpm dev` verifies nothing. */
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
    performance: mode === 'production' && {
      hints: 'error',
      maxEntrypointSize: ENTRY_BUDGET,
      maxAssetSize: ASSET_BUDGET,
      assetFilter: (file) => file.endsWith('.js'),
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
        ? takesLocalRemotes
          ? localRemotes
          : [unsignedRemotes]
        : [new CompileAheadPlugin(), new IntegrityPlugin(), new LicencesPlugin()]),
    ],
  };
}
