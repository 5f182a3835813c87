import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';

/**
 * The configuration that gallery and measurement share: sources untouched, style sheets as files.
 */
export function webpackConfig(rest: Configuration): Configuration {
  return {
    mode: 'production',
    context: fileURLToPath(new URL('..', import.meta.url)),
    devtool: false,
    target: 'browserslist:chrome >= 127, firefox >= 128, safari >= 17.6',
    performance: false,
    infrastructureLogging: { level: 'error' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            swcrc: false,
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2024',
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: '[local]_[hash:base64:6]',
                },
              },
            },
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
    ...rest,
  };
}
