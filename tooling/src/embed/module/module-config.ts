import { basename, extname, join } from 'node:path';
import { copiedFolders, LicencesPlugin, readRemoteConfig } from '@leeszaal/remote-kit/webpack';
import webpack, { type Configuration } from 'webpack';
import { remoteFolder } from '../../webpack/remote-package.ts';
import {
  CACHE_GROUPS,
  commonConfig,
  type EmbedBuild,
  minimizer,
  shortNames,
} from '../embed-config.ts';
import { StartsPlugin } from '../starts-plugin.ts';
import { formatLicences, LICENCES_FILE } from './licences.ts';
import type { PdfFilesLoaderOptions } from './pdf-files-loader.ts';

/** Comments that tell another bundler to leave an import alone. */
const FOR_BUNDLERS = 'webpackIgnore|@vite-ignore';

/** The file with the addresses of pdf.js's data, by its end. */
const PDF_FILES = /[\\/]engine[\\/]data[\\/]pdf-files\.ts$/;

/**
 * The reader as a module for the bundler of another website. Later code is a literal `import('./…')`, and each file a
 * literal `new URL('./…', import.meta.url)`, which webpack writes of a module that it builds: bundlers follow both.
 *
 * Files have the query `no-inline`. Without it Vite makes small ones part of the code, as data that a page's policy
 * blocks when they are fetched; other bundlers ignore the query.
 */
export function moduleConfig(build: EmbedBuild): Configuration {
  const reader = remoteFolder('reader');
  const copied = copiedFolders(reader, readRemoteConfig(reader));
  const base = commonConfig('reader-embed-module', build);
  const options: PdfFilesLoaderOptions = {
    folders: Object.fromEntries([...copied.keys()].map((folder) => [basename(folder), folder])),
  };
  return {
    ...base,
    entry: { index: './src/index.ts' },
    experiments: { outputModule: true },
    output: {
      ...base.output,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      chunkLoading: 'import',
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: 'assets/[name][ext]?no-inline',
    },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: PDF_FILES,
          loader: join(import.meta.dirname, `pdf-files-loader${extname(import.meta.filename)}`),
          options: { ...options },
        },
      ],
    },
    optimization: {
      ...base.optimization,
      ...shortNames,
      splitChunks: { cacheGroups: CACHE_GROUPS },
      minimizer: [minimizer({ comments: { regex: FOR_BUNDLERS } })],
    },
    plugins: [
      ...(base.plugins ?? []),
      // Files have addresses of their own. webpack's would have the place of this package on the machine of a build.
      new webpack.DefinePlugin({ __webpack_public_path__: '""' }),
      new StartsPlugin('index'),
      new LicencesPlugin({
        copied: [...copied.keys()],
        file: LICENCES_FILE,
        format: formatLicences,
      }),
    ],
  };
}
