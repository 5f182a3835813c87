import { remoteConfig } from '@leeszaal/remote-kit/webpack';
import webpack from 'webpack';
import { hostConfig } from '../webpack/host-config.ts';
import { remoteFolder, remoteNames } from '../webpack/remote-package.ts';

/*
 * One build in a process of its own: `build-one.ts <host|remote name> <output folder> <version>`.
 * webpack, its plugins and the minimiser use one core each.
 */
const [name = '', outputPath = '', version = ''] = process.argv.slice(2);
if (name !== 'host' && !remoteNames.includes(name))
  throw new Error(`There is no build called “${name}”.`);

// The federation runtime tells versions of one remote apart by this.
process.env.MF_BUILD_VERSION = version;

const compiler = webpack(
  name === 'host'
    ? hostConfig({ mode: 'production', outputPath })
    : remoteConfig({
        name,
        folder: remoteFolder(name),
        mode: 'production',
        outputPath,
        version,
      }),
);

const stats = await new Promise<webpack.Stats>((resolve, reject) => {
  compiler.run((error, result) => {
    if (error || !result) reject(error ?? new Error('webpack gave no result'));
    else resolve(result);
  });
});
if (stats.hasErrors() || stats.hasWarnings()) {
  console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
}
// Waits for the persistent cache to be written.
await new Promise<void>((resolve) => compiler.close(() => resolve()));
process.exit(stats.hasErrors() ? 1 : 0);
