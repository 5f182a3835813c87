import { entryFile, exposedModule, manifestFile } from '@leeszaal/shared-contracts/registry';
import webpack, { type Compiler } from 'webpack';
import { filesAfterEntries } from './start-files.ts';

const { Compilation, sources } = webpack;

/** Writes the file that describes the build of a remote to the federation runtime of a host. */
export class ManifestPlugin {
  readonly #name: string;
  readonly #version: string;

  /** @param version tells two builds of the remote apart */
  constructor(name: string, version: string) {
    this.#name = name;
    this.#version = version;
  }

  apply(compiler: Compiler): void {
    const { name } = ManifestPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The names of files contain digests of their content by then.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const text = JSON.stringify(this.#manifest([...filesAfterEntries(compilation)]));
        compilation.emitAsset(manifestFile, new sources.RawSource(text));
      });
    });
  }

  #manifest(files: readonly string[]) {
    const name = this.#name;
    const assets = (extension: string) => ({
      sync: files.filter((file) => file.endsWith(extension)),
      async: [],
    });
    return {
      id: name,
      name,
      metaData: {
        name,
        type: 'app',
        buildInfo: { buildVersion: this.#version, buildName: name },
        remoteEntry: { name: entryFile, path: '', type: 'global' },
        globalName: name,
        publicPath: 'auto',
      },
      shared: [],
      remotes: [],
      exposes: [
        {
          id: `${name}:remote`,
          name: 'remote',
          path: exposedModule,
          assets: { js: assets('.js'), css: assets('.css') },
        },
      ],
    };
  }
}
