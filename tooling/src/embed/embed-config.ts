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
import type { Configuration, RuleSetRule } from 'webpack';
import { packageFolder } from '../packages.ts';
import { IntegrityPlugin } from '../webpack/integrity-plugin.ts';
import { remoteFolder } from '../webpack/remote-package.ts';
import type { SheetLoaderOptions } from './sheet-loader.ts';
import { StartsPlugin } from './starts-plugin.ts';

/** The name of the build, of which its policy and its classes are named. */
const NAME = 'reader-embed';

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
      cssModulesLoader(NAME),
    ],
  };
}

/** All code of the embed, and of the libraries in it, has Preact for React. */
const reactAliases = (folder: string): Readonly<Record<string, string>> => ({
  react$: join(folder, 'src/react/react.js'),
  'react-dom$': join(folder, 'src/react/react.js'),
  'react-dom/client$': join(folder, 'src/react/react-dom-client.ts'),
  'react/jsx-runtime$': join(folder, 'src/react/jsx-runtime.ts'),
});

/** The mode and the target of a build of the embed. */
export interface EmbedBuild {
  readonly mode: BuildMode;
  /** Absolute; its files may lie in any folder. */
  readonly outputPath: string;
}

/** What the scripts and the module have in common. */
export function commonConfig(name: string, { mode, outputPath }: EmbedBuild): Configuration {
  const folder = packageFolder(NAME);
  const base = baseConfig({
    name,
    folder,
    mode,
    styles: styleRule(folder),
    configFolders: ['.', 'module', '../webpack'].map((each) => join(import.meta.dirname, each)),
    uniqueName: 'leeszaal-embed',
    outputPath,
  });
  return { ...base, resolve: { ...base.resolve, alias: reactAliases(folder) } };
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
      // The folder is named by its contents; a page names the entry.
      filename: '[name].js',
      chunkFilename: '[name].[contenthash].js',
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
