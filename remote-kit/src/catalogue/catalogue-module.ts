import { basename } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { catalogueFormat, sourceLanguage } from './catalogue-format.ts';

/** A catalogue as the source of a module that exports `messages`, ready for `i18n.load`. */
export interface CatalogueModule {
  readonly source: string;
  readonly errors: ReturnType<typeof createCompiledCatalog>['errors'];
}

/**
 * Compiles a `.po` file, named after its language, into a module. A message that is not yet
 * translated appears in English; the check of texts refuses it.
 *
 * @param content the file's text
 * @param isIncluded chooses messages by the files that have them, relative to the package
 */
export async function catalogueModule(
  path: string,
  content: string,
  isIncluded: (files: readonly string[]) => boolean = () => true,
): Promise<CatalogueModule> {
  const locale = basename(path, '.po');
  const catalogue = await catalogueFormat.parse(content, {
    locale,
    sourceLocale: sourceLanguage,
    filename: path,
  });
  const messages = Object.fromEntries(
    Object.entries(catalogue)
      .filter(([, entry]) => !entry.obsolete)
      .filter(([, { origin = [] }]) => isIncluded(origin.map(([file]) => file)))
      .map(([id, entry]) => [id, entry.translation || entry.message || id]),
  );
  return createCompiledCatalog(locale, messages, { namespace: 'es' });
}
