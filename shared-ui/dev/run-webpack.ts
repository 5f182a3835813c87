import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/**
 * Runs one build.
 *
 * @throws the build's errors, if any
 */
export function runWebpack(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || stats === undefined) reject(error ?? new Error('webpack gave no answer'));
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve(stats.toJson({ all: false, assets: true, entrypoints: true }));
    });
  });
}
