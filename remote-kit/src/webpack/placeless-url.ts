import { basename } from 'node:path';
import webpack, { type WebpackPluginInstance } from 'webpack';

/**
 * The value of `import.meta.url` in a module of a build: the name of its file, without the folder. By default webpack
 * writes the folder of the machine that builds. It would be public, and equal sources would make other bytes in each
 * folder. `new URL('…', import.meta.url)` is not affected: webpack replaces it as a whole.
 */
export const placelessUrl = (): WebpackPluginInstance =>
  new webpack.DefinePlugin({
    'import.meta.url': webpack.DefinePlugin.runtimeValue(
      ({ module }) => JSON.stringify(`file:///${basename(module.nameForCondition() ?? '')}`),
      {},
    ),
  });
