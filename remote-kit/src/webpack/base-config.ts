import { join } from 'node:path';
import { buildPolicy } from '@leeszaal/shared-contracts/registry';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { browsers } from './browsers.ts';
import { cacheVersion } from './cache-version.ts';
import { type BuildMode, moduleRules } from './module-rules.ts';
import { placelessUrl } from './placeless-url.ts';
import type { LaterMessages } from './po-loader.ts';

/** The identity and the target of a build. */
export interface BuildOptions {
  /** The name of the host or the remote. */
  readonly name: string;
  /** The folder of its package, absolute. */
  readonly folder: string;
  readonly mode: BuildMode;
  /** A name no other build has: two versions of a remote in one page must not mix their chunks. */
  readonly uniqueName: string;
  /** Where the files go, absolute. */
  readonly outputPath: string;
  /** Folders besides this one whose files make the configuration, absolute: a change of one empties the cache. */
  readonly configFolders?: readonly string[];
  /** Replaces the rule of style sheets, which otherwise become files. */
  readonly styles?: RuleSetRule;
  /** The messages of this package that load later, if it has no `remote.config.json`. */
  readonly laterMessages?: LaterMessages;
}

/**
 * The common configuration of host, remotes and development pages. It uses no eval and no inline
 * script or style, so that the strictest Content-Security-Policy holds. Addresses are found at run
 * time, so that a build may be in any folder.
 */
export function baseConfig({
  name,
  folder,
  mode,
  uniqueName,
  outputPath,
  configFolders = [],
  styles,
  laterMessages,
}: BuildOptions): Configuration {
  const production = mode === 'production';
  return {
    name,
    mode,
    context: folder,
    target: `browserslist:${browsers.join(', ')}`,
    devtool: production ? 'hidden-source-map' : 'source-map',
    output: {
      path: outputPath,
      publicPath: 'auto',
      filename: production ? '[name].[contenthash].js' : '[name].js',
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      uniqueName,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 20_000,
      trustedTypes: { policyName: buildPolicy(name) },
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: moduleRules({ name, folder, mode, styles, laterMessages }) },
    plugins: [
      placelessUrl(),
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash].css' : '[name].css',
        chunkFilename: production ? '[name].[contenthash].css' : '[name].css',
        // Order across modules doesn't matter: every rule is in its package's own layer.
        ignoreOrder: true,
      }),
    ],
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          // Builds run in parallel already, and a worker takes longer to start than this takes.
          parallel: false,
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: MinimizerPlugin.lightningCssMinify,
          parallel: false,
        }),
      ],
    },
    cache: production
      ? {
          type: 'filesystem',
          cacheDirectory: join(folder, 'node_modules/.cache/webpack'),
          name,
          version: cacheVersion(folder, configFolders),
          buildDependencies: { defaultWebpack: [] },
        }
      : { type: 'memory' },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
