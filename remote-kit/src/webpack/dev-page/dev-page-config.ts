import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { type BuildOptions, baseConfig } from '../base-config.ts';

const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The remote that a page shows. */
export type DevPageOptions = Pick<BuildOptions, 'name' | 'folder' | 'outputPath'>;

/**
 * A remote alone, without host, server or federation: its own `dev/index.tsx` mounts it with the
 * contract's fakes, and brings the React that the host would bring.
 */
export function devPageConfig({ name, folder, outputPath }: DevPageOptions): Configuration {
  const base = baseConfig({
    name,
    folder,
    mode: 'development',
    uniqueName: `leeszaal-${name}-page`,
    outputPath,
  });
  return {
    ...base,
    // The last style sheet has the last layer: the reset would win over an earlier one.
    entry: { page: ['./dev/index.tsx', beside('./dev-page.css')] },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({
        template: beside('./dev-page.html'),
        publicPath: '/',
      }),
    ],
  };
}
