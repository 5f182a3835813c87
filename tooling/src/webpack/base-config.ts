import { join } from 'node:path';
import { buildPolicy } from '@leeszaal/shared-contracts/registry';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { packageFolder, repositoryRoot } from '../packages.ts';
import { browsers } from './browsers.ts';
import { cacheVersion } from './cache-version.ts';
import { type BuildMode, moduleRules } from './module-rules.ts';

/** The identity and the target of a build. */
export interface BuildOptions {
  readonly packageName: string;
  /** The folder of the package, absolute; default: by its name. */
  readonly folder?: string;
  readonly mode: BuildMode;
  /** A name no other build has: two versions of a remote in one page must not mix their chunks. */
  readonly uniqueName: string;
  /** Where the files go, absolute. */
  readonly outputPath: string;
}

/**
 * The common configuration of host, remotes and development pages. It uses no eval and no inline
 * script or style, so that the strictest Content-Security-Policy holds. Addresses are found at run
 * time, so that a build may be in any folder.
 */
export function baseConfig({
  packageName,
  folder: context = packageFolder(packageName),
  mode,
  uniqueName,
  outputPath,
}: BuildOptions): Configuration {
  const production = mode === 'production';
  return {
    name: packageName,
    mode,
    context,
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
      trustedTypes: { policyName: buildPolicy(packageName.replace(/^remote-/, '')) },
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: moduleRules(packageName, mode) },
    plugins: [
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
          cacheDirectory: join(repositoryRoot, 'node_modules/.cache/webpack'),
          name: packageName,
          version: cacheVersion(),
          buildDependencies: { defaultWebpack: [] },
        }
      : { type: 'memory' },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
