import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { catalogueModule } from '../catalogue/catalogue-module.ts';
import { CONFIG_FILE, readRemoteConfig } from './remote-package.ts';

/** The query of a catalogue's messages that load later. */
const LATER = '?later';

/** The files and folders of a package whose messages load later. */
function laterFiles(folder: string): readonly string[] {
  return existsSync(join(folder, CONFIG_FILE)) ? readRemoteConfig(folder).laterMessages : [];
}

/**
 * A `.po` catalogue as a module that exports `messages`, ready for `i18n.load`. If some load later (`remote.config.json`),
 * it also exports `loadLater`, which resolves with those. A message of other files too is among the first.
 */
export default async function poLoader(
  this: LoaderContext<unknown>,
  content: string,
): Promise<string> {
  const folder = dirname(dirname(this.resourcePath));
  this.addDependency(join(folder, CONFIG_FILE));
  const later = laterFiles(folder);
  const isLater = (files: readonly string[]) =>
    files.length > 0 &&
    files.every((file) => later.some((each) => file === each || file.startsWith(`${each}/`)));
  const isOfLater = this.resourceQuery === LATER;
  const { source, errors } = await catalogueModule(
    this.resourcePath,
    content,
    (files) => isLater(files) === isOfLater,
  );
  for (const { source: message, error } of errors) {
    this.emitError(new Error(`${message}: ${error.message}`));
  }
  if (isOfLater || later.length === 0) return source;
  const request = JSON.stringify(`./${basename(this.resourcePath)}${LATER}`);
  return `${source}\nexport const loadLater = async () => (await import(${request})).messages;`;
}
