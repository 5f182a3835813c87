import { extname, join } from 'node:path';
import {
  type BuildMode,
  baseConfig,
  CopyPlugin,
  copiedFolders,
  cssModulesLoader,
  LicencesPlugin,
  readRemoteConfig,
} from '@leeszaal/remote-kit/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Compilation, type Configuration, type RuleSetRule } from 'webpack';
import { packageFolder } from '../packages.ts';
import { IntegrityPlugin } from '../webpack/integrity-plugin.ts';
import { remoteFolder } from '../webpack/remote-package.ts';
import type { SheetLoaderOptions } from './sheet-loader.ts';
import { StartsPlugin } from './starts-plugin.ts';

/**
 * The chunk with the texts of messages over the reader. One with code would take apart what the reader shares with it.
 */
const LATER_TEXTS = 'later-texts';

/** The name of the build, of which its policy and its classes are named. */
const NAME = 'reader-embed';

/** webpack's own groups, of code alone: a chunk of files has no code. */
const CODE = { type: /^javascript/, reuseExistingChunk: true };

/**
 * Which code is in chunks of its own: pdf.js, which so has a size of its own, and code of several later chunks. What
 * both viewers have is in each: a further chunk until the first page has more bytes than its code, because compression
 * begins anew.
 */
export const CACHE_GROUPS = {
  defaultVendors: { ...CODE, test: /[\\/]pdfjs-dist[\\/]build[\\/]/, priority: -10 },
  default: {
    ...CODE,
    test: /^(?!.*[\\/]remote-reader[\\/]src[\\/]viewers[\\/])/,
    minChunks: 2,
    priority: -20,
  },
};

/** Names as short as possible: chunks of two builds never meet, because each build has a folder of its own. */
export const shortNames = {
  moduleIds: 'natural',
  chunkIds: 'natural',
  mangleExports: 'size',
} as const;

/** The minimizer of scripts. @param format options of its output */
export const minimizer = (format?: object): MinimizerPlugin =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 3 }, mangle: true, ...(format && { format }) },
    extractComments: false,
    parallel: false,
  });

/** Style sheets become modules, because a page's policy may allow no style element and no other style sheet. */
function styleRule(folder: string): RuleSetRule {
  const options: SheetLoaderOptions = {
    sheets: join(folder, 'src/styles/sheets.ts'),
    asWritten: folder,
  };
  return {
    test: /\.css$/,
    type: 'javascript/auto',
    use: [
      {
        loader: join(import.meta.dirname, `sheet-loader${extname(import.meta.filename)}`),
        options: { ...options },
      },
      // Without readable parts: the page around never sees these names.
      cssModulesLoader(NAME, '[hash:base64:4]'),
    ],
  };
}

/** All code of the embed, and of the libraries in it, has Preact for React, and little of Lingui and Valibot. */
const aliases = (folder: string): Readonly<Record<string, string>> => ({
  react$: join(folder, 'src/react/react.js'),
  'react-dom$': join(folder, 'src/react/react.js'),
  'react-dom/client$': join(folder, 'src/react/react-dom-client.ts'),
  'react/jsx-runtime$': join(folder, 'src/react/jsx-runtime.ts'),
  '@lingui/core$': join(folder, 'src/lingui/core.ts'),
  '@lingui/react$': join(folder, 'src/lingui/react.tsx'),
  valibot$: join(folder, 'src/valibot/valibot.ts'),
  // A stand-in for versions of React that lack it.
  'use-sync-external-store/shim$': join(folder, 'src/react/use-sync-external-store.ts'),
  'use-sync-external-store/shim/index.js$': join(folder, 'src/react/use-sync-external-store.ts'),
});

/** Code that no script has may call what the small libraries lack. */
function isOfUnusedModule(warning: Error, { moduleGraph }: Compilation): boolean {
  const module = warning instanceof webpack.WebpackError ? warning.module : undefined;
  return module != null && moduleGraph.getUsedExports(module, undefined) === false;
}

/** The reader's screen that a portal alone shows. */
const PUBLICATION_LOADER = /[\\/]publication-loader\.component\.tsx$/;

/** The mode and the target of a build of the embed. */
export interface EmbedBuild {
  readonly mode: BuildMode;
  /** Absolute; its files may lie in any folder. */
  readonly outputPath: string;
}

/** The common configuration of the scripts and the module. */
export function commonConfig(name: string, { mode, outputPath }: EmbedBuild): Configuration {
  const folder = packageFolder(NAME);
  const base = baseConfig({
    name,
    folder,
    mode,
    styles: styleRule(folder),
    laterMessages: {
      files: ['src/messages', '../remote-kit/src/messages'],
      chunk: LATER_TEXTS,
    },
    configFolders: ['.', 'module', '../webpack'].map((each) => join(import.meta.dirname, each)),
    uniqueName: 'leeszaal-embed',
    outputPath,
  });
  return {
    ...base,
    resolve: { ...base.resolve, alias: aliases(folder) },
    ignoreWarnings: [isOfUnusedModule],
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        PUBLICATION_LOADER,
        join(folder, 'src/ports/no-publication.ts'),
      ),
    ],
  };
}

/**
 * The reader for any page: one script that defines the element, and one of the page for a frame. React is in them: the
 * page around the element may have another version, or none.
 */
export function embedConfig(build: EmbedBuild): Configuration {
  const reader = remoteFolder('reader');
  const copied = copiedFolders(reader, readRemoteConfig(reader));
  const base = commonConfig(NAME, build);
  return {
    ...base,
    entry: { 'leeszaal-reader': './src/leeszaal-reader.ts', frame: './src/frame.ts' },
    output: {
      ...base.output,
      // `public-path.ts` knows it.
      publicPath: '',
      // The folder is named by its contents; a page names the entry.
      filename: '[name].js',
      chunkFilename: '[id].js',
    },
    optimization: {
      ...base.optimization,
      ...shortNames,
      splitChunks: { cacheGroups: CACHE_GROUPS },
      minimizer: [minimizer()],
    },
    plugins: [
      ...(base.plugins ?? []),
      new CopyPlugin(copied),
      ...(build.mode === 'production'
        ? [
            new IntegrityPlugin(),
            new StartsPlugin('leeszaal-reader'),
            new LicencesPlugin({ copied: [...copied.keys()] }),
          ]
        : []),
    ],
  };
}
