import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { assetName } from './asset-kinds.ts';
import { browsers } from './browsers.ts';
import type { LaterMessages } from './po-loader.ts';

const resolved = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

/** A loader in this folder: source in this package's workspace, JavaScript elsewhere. */
const loaderBeside = (name: string): string =>
  join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);

/** TypeScript, JSX and the message macros. */
function codeRule({ folder, mode }: ModuleRulesOptions): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: resolved('swc-loader'),
    options: {
      swcrc: false,
      // Lingui's plugin leaves the English texts out in production only; by default NODE_ENV says which it is.
      envName: mode,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: mode === 'development' },
        },
        experimental: {
          plugins: [[resolved('@lingui/swc-plugin'), {}]],
          cacheRoot: join(folder, 'node_modules/.cache/swc'),
        },
      },
      env: { targets: browsers },
    },
  };
}

/**
 * css-loader with CSS modules. Class names are salted with the package that is built, so that the same widget in two
 * versions doesn't collide.
 *
 * @param classNames css-loader's pattern of class names
 */
export const cssModulesLoader = (
  name: string,
  classNames = '[local]_[hash:base64:6]',
): { loader: string; options: object } => ({
  loader: resolved('css-loader'),
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: classNames,
      localIdentHashSalt: name,
    },
  },
});

/** Style sheets as files of their own, never as inline styles. */
function styleRule(name: string): RuleSetRule {
  return { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssModulesLoader(name)] };
}

export type BuildMode = 'production' | 'development';

/** The build that rules are for. */
interface ModuleRulesOptions {
  readonly name: string;
  readonly folder: string;
  readonly mode: BuildMode;
  /** Replaces the rule of style sheets, which otherwise become files. */
  readonly styles?: RuleSetRule | undefined;
  /** The messages of this package that load later, if it has no `remote.config.json`. */
  readonly laterMessages?: LaterMessages | undefined;
}

/** How each kind of source file becomes part of a build. */
export function moduleRules(options: ModuleRulesOptions): RuleSetRule[] {
  return [
    codeRule(options),
    options.styles ?? styleRule(options.name),
    {
      test: /\.po$/,
      loader: loaderBeside('po-loader'),
      options: { laterMessages: options.laterMessages },
    },
    {
      test: /\.constant\.ts$/,
      loader: loaderBeside('constant-loader'),
    },
    { test: assetName, type: 'asset/resource' },
    // `new URL('….mjs', import.meta.url)`: a worker is a file beside the others, not a module.
    {
      test: /\.worker(\.min)?\.mjs$/,
      dependency: 'url',
      type: 'asset/resource',
    },
  ];
}
