import { baseConfig, sharedModules } from '@leeszaal/remote-kit/webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';

/** The formats of a remote's scripts. */
export type ScriptFormat = 'classic' | 'module';

/**
 * A remote as a build elsewhere makes it: it sets no digests, no `crossorigin` and no Trusted Types policy.
 */
export function bareRemote(
  options: {
    readonly name: string;
    readonly folder: string;
    readonly outputPath: string;
    readonly source: string;
  },
  format: ScriptFormat,
): Configuration {
  const { name, source } = options;
  const base = baseConfig({ ...options, mode: 'production', uniqueName: name });
  const { trustedTypes: _, crossOriginLoading: __, ...output } = base.output ?? {};
  const isModule = format === 'module';
  return {
    ...base,
    entry: {},
    experiments: { outputModule: isModule },
    output: {
      ...output,
      ...(isModule && { module: true, chunkFormat: 'module', chunkLoading: 'import' }),
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        ...(isModule && { library: { type: 'module' } }),
        exposes: { './remote': source },
        shared: sharedModules('remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: { fileName: 'mf-manifest.json' },
      }),
    ],
  };
}
