import webpack, { type Configuration } from 'webpack';

/**
 * Runs a build, until its persistent cache is written too.
 *
 * @returns its warnings, for people; empty without any
 * @throws with its errors
 */
export async function compile(config: Configuration): Promise<string> {
  const compiler = webpack(config);
  if (compiler === null) throw new Error('webpack made no compiler');
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error('webpack gave no result'));
      else resolve(result);
    });
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  const said = stats.toString({ preset: 'errors-warnings', colors: false });
  if (stats.hasErrors()) throw new Error(said);
  return stats.hasWarnings() ? said : '';
}
