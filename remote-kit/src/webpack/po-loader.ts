import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { catalogueModule } from '../catalogue/catalogue-module.ts';
import { CONFIG_FILE, readRemoteConfig } from './remote-package.ts';

/** The query of a catalogue's messages that load later. */
const LATER = '?later';

/** The messages of a package that load later. */
export interface LaterMessages {
  /** The files and folders that use them, relative to the package. */
  readonly files: readonly string[];
  /** The name of one chunk for all languages; without it each language has its own. */
  readonly chunk?: string | undefined;
}

/** Options of the loader. */
export interface PoLoaderOptions {
  /** Those of a package without `remote.config.json`. */
  readonly laterMessages?: LaterMessages | undefined;
}

function laterOf(folder: string, given: LaterMessages | undefined): LaterMessages {
  if (existsSync(join(folder, CONFIG_FILE))) {
    return { files: readRemoteConfig(folder).laterMessages };
  }
  return given ?? { files: [] };
}

/**
 * A `.po` catalogue as a module that exports `messages`, ready for `i18n.load`. If some load later
 * (`remote.config.json`), it also exports `loadLater`, which resolves with those. A message of other files too is among
 * the first.
 */
export default async function poLoader(
  this: LoaderContext<PoLoaderOptions>,
  content: string,
): Promise<string> {
  const folder = dirname(dirname(this.resourcePath));
  this.addDependency(join(folder, CONFIG_FILE));
  const later = laterOf(folder, this.getOptions().laterMessages);
  const isLater = (files: readonly string[]) =>
    files.length > 0 &&
    files.every((file) => later.files.some((each) => file === each || file.startsWith(`${each}/`)));
  const isOfLater = this.resourceQuery === LATER;
  const { source, errors } = await catalogueModule(
    this.resourcePath,
    content,
    (files) => isLater(files) === isOfLater,
  );
  for (const { source: message, error } of errors) {
    this.emitError(new Error(`${message}: ${error.message}`));
  }
  if (isOfLater || later.files.length === 0) return source;
  const name = later.chunk ? `/* webpackChunkName: ${JSON.stringify(later.chunk)} */ ` : '';
  const request = name + JSON.stringify(`./${basename(this.resourcePath)}${LATER}`);
  return `${source}\nexport const loadLater = async () => (await import(${request})).messages;`;
}
