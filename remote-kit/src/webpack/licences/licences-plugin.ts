import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type LicensedPackage, licencesFile } from '@leeszaal/shared-contracts/registry';
import webpack, { type Compiler } from 'webpack';
import { builtFiles } from './built-files.ts';
import type { StatedLicences } from './describe-package.ts';
import { describePackages } from './describe-packages.ts';
import { createFindPackage } from './package-folder.ts';

const { Compilation, sources, WebpackError } = webpack;

/** Every script has webpack's functions for modules and chunks, which are no modules themselves. */
const WEBPACK = dirname(createRequire(import.meta.url).resolve('webpack/package.json'));

/** The licences that a {@link LicencesPlugin} adds to those of a build, and how it writes its file. */
export interface LicencesOptions {
  /** Folders of packages that are copied into the build, absolute. */
  readonly copied?: readonly string[];
  /** Licences by package, which replace those of `package.json`. */
  readonly stated?: StatedLicences;
  /** Default: {@link licencesFile}. */
  readonly file?: string;
  /** Default: JSON. */
  readonly format?: (packages: readonly LicensedPackage[]) => string;
}

/**
 * Writes the licences of the packages in a build, by its modules and files. The build fails when a package has no known
 * licence, or one that is not allowed (`docs/decisions.md` 104).
 */
export class LicencesPlugin {
  readonly #options: LicencesOptions;

  constructor(options: LicencesOptions = {}) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { name } = LicencesPlugin;
    const { copied = [], stated, file = licencesFile, format = JSON.stringify } = this.#options;
    const findPackage = createFindPackage();
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const parts = [...copied, ...[...builtFiles(compilation)].map(dirname)];
        const folders = parts.flatMap((each) => findPackage(each) ?? []);
        try {
          const packages = await describePackages(new Set([WEBPACK, ...folders]), stated);
          compilation.emitAsset(file, new sources.RawSource(format(packages)));
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          compilation.errors.push(new WebpackError(`Licences: ${reason}`));
        }
      });
    });
  }
}
