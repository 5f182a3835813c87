import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { repositoryRoot } from '../packages.ts';
import { browsers } from './browsers.ts';

const resolved = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier));

/** TypeScript, JSX and the message macros. */
function codeRule(mode: BuildMode): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: resolved('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: mode === 'development' },
        },
        experimental: {
          plugins: [[resolved('@lingui/swc-plugin'), {}]],
          cacheRoot: join(repositoryRoot, 'node_modules/.cache/swc'),
        },
      },
      env: { targets: browsers },
    },
  };
}

/**
 * Style sheets as files of their own, never as inline styles. Class names of CSS modules are salted
 * with the package that is built, so that the same widget in two versions doesn't collide.
 */
function styleRule(packageName: string): RuleSetRule {
  return {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: resolved('css-loader'),
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: '[local]_[hash:base64:6]',
            localIdentHashSalt: packageName,
          },
        },
      },
    ],
  };
}

export type BuildMode = 'production' | 'development';

/** How each kind of source file becomes part of a build. */
export function moduleRules(packageName: string, mode: BuildMode): RuleSetRule[] {
  return [
    codeRule(mode),
    styleRule(packageName),
    {
      test: /\.po$/,
      loader: fileURLToPath(new URL('./po-loader.ts', import.meta.url)),
    },
    {
      test: /\.constant\.ts$/,
      loader: fileURLToPath(new URL('./constant-loader.ts', import.meta.url)),
    },
    { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, type: 'asset/resource' },
    // `new URL('….mjs', import.meta.url)`: a worker is a file beside the others, not a module.
    {
      test: /\.worker(\.min)?\.mjs$/,
      dependency: 'url',
      type: 'asset/resource',
    },
  ];
}
